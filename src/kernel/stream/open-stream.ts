import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openCallScope } from '../calls/call-scope.ts'
import { callError } from '../calls/errors.ts'
import type { Kernel } from '../kernel.ts'
import { applyLimit } from '../limits/apply-limit.ts'
import type { Limit } from '../limits/limit.ts'
import type { Log } from '../log.ts'
import { visitorAddress } from '../places/ip-address.ts'
import { readLastSeen, readTopics, type TopicKinds } from './read-topics.ts'
import { type RecentChanges, readRecentChanges } from './recent-changes.ts'
import { createViewers, seenBy } from './viewers.ts'

const [readEvery, beatEvery] = [250, 15_000]

/** So many viewers a process serves, and so many of them at one address: whole companies may share one. */
const [mostViewers, mostAtOneAddress] = [10_000, 200]

const limit: Limit = { name: 'stream', within: 'process', rules: [{ by: 'ip', times: 300, window: 60_000 }] }

const anew = (sequence: number) => Buffer.from(`id: ${sequence}\nevent: anew\ndata: {}\n\n`)
const beat = Buffer.from(': \n\n')

type Parts = Pick<Kernel, 'db' | 'now' | 'secrets'>

export type OpenStream = {
  readonly mount: (app: FastifyInstance, base: string) => void
  /** Shows what has just changed without waiting; changes of other processes are read regularly. */
  readonly showNow: () => void
  readonly close: () => void
}

/** The stream of server-sent events: one address for all that a viewer looks at. docs/stream.md describes it. */
export function openStream(parts: Parts, kinds: TopicKinds, log: Pick<Log, 'warn'>): OpenStream {
  const viewers = createViewers()
  const atAddress = new Map<string, number>()
  const timers: NodeJS.Timeout[] = []
  let opening: Promise<RecentChanges> | undefined
  let showNow = () => {}

  const open = async () => {
    const recent = await readRecentChanges(parts)
    await recent.read()
    const show = inOrder(async () => {
      try {
        viewers.show(await recent.read())
      } catch (err) {
        log.warn({ err }, 'Changes for viewers could not be read')
      }
    })
    showNow = show
    timers.push(setInterval(show, readEvery).unref(), setInterval(() => viewers.sendAll(beat), beatEvery).unref())
    return recent
  }
  const recentChanges = () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { seen: asked, ...looked } = request.query as Record<string, unknown>
    const topics = readTopics(kinds, looked)
    const address = visitorAddress(request.ip)
    const here = atAddress.get(address) ?? 0
    if (here >= mostAtOneAddress) throw callError('too-many-requests', { retryAfterSeconds: 30 })
    if (viewers.count() >= mostViewers) throw callError('unavailable', { retryAfterSeconds: 30 })
    await applyLimit(parts, limit, { ip: request.ip })
    const recent = await recentChanges()
    reply.hijack()
    const { raw } = reply
    atAddress.set(address, (atAddress.get(address) ?? 0) + 1)
    for (const [name, value] of Object.entries(reply.getHeaders())) raw.setHeader(name, value ?? '')
    // The stream ends with its connection: without chunks, each message is one write of bytes that all viewers share.
    raw.useChunkedEncodingByDefault = false
    raw.shouldKeepAlive = false
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    // Between what is sent here and what is shown next, nothing can happen.
    const seen = readLastSeen(request.headers['last-event-id']) ?? readLastSeen(asked)
    const missed = seen === undefined ? undefined : recent.after(seen)
    raw.flushHeaders()
    raw.write(missed ? seenBy(topics, missed) : anew(recent.last()))
    letGo(raw)
    const remove = viewers.add(topics, raw)
    raw.once('close', () => {
      remove()
      const left = (atAddress.get(address) ?? 1) - 1
      if (left > 0) atAddress.set(address, left)
      else atAddress.delete(address)
    })
  }

  return {
    mount(app, base) {
      app.register(async (scope) => {
        await openCallScope(scope, () => {})
        scope.get(`${base}/stream`, answer)
      })
      app.addHook('preClose', async () => viewers.close())
    },
    showNow: () => showNow(),
    close() {
      for (const timer of timers) clearInterval(timer)
      viewers.close()
    },
  }
}

/** The framework waits for the end of an answer with its request; a stream needs nothing of it, and may last for hours. */
function letGo(raw: ServerResponse): void {
  raw.removeAllListeners('finish')
  raw.removeAllListeners('error')
  raw.on('error', () => {})
}

/** Runs one at a time; what is asked meanwhile runs once afterwards. */
function inOrder(work: () => Promise<void>): () => void {
  let isRunning = false
  let isAsked = false
  const run = async () => {
    isRunning = true
    do {
      isAsked = false
      await work()
    } while (isAsked)
    isRunning = false
  }
  return () => {
    isAsked = true
    if (!isRunning) void run()
  }
}
