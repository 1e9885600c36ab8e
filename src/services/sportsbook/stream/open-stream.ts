import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openCallScope } from '../../../kernel/calls/call-scope.ts'
import { callError } from '../../../kernel/calls/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { applyLimit } from '../../../kernel/limits/apply-limit.ts'
import type { Limit } from '../../../kernel/limits/limit.ts'
import type { Log } from '../../../kernel/log.ts'
import { visitorAddress } from '../../../kernel/places/ip-address.ts'
import type { Sportsbook } from '../sportsbook.ts'
import { readLastSeen, readView } from './read-view.ts'
import { type RecentChanges, readRecentChanges } from './recent-changes.ts'
import { createViewers, seenBy } from './viewers.ts'

const [readEvery, beatEvery] = [250, 15_000]

/** So many viewers a process serves, and so many of them at one address: whole companies may share one. */
const [mostViewers, mostAtOneAddress] = [10_000, 200]

const limit: Limit = { name: 'sports-stream', within: 'process', rules: [{ by: 'ip', times: 300, window: 60_000 }] }

const anew = (sequence: number) => Buffer.from(`id: ${sequence}\nevent: anew\ndata: {}\n\n`)
const beat = Buffer.from(': \n\n')

/** The stream of server-sent events: one address for all that a viewer looks at. docs/sports-feed.md describes it. */
export function openStream(parts: Sportsbook & Pick<Kernel, 'secrets'>, log: Pick<Log, 'warn'>) {
  const viewers = createViewers()
  const atAddress = new Map<string, number>()
  const timers: NodeJS.Timeout[] = []
  let opening: Promise<RecentChanges> | undefined

  const open = async () => {
    const recent = await readRecentChanges(parts)
    await recent.read()
    let isReading = false
    const show = async () => {
      if (isReading) return
      isReading = true
      try {
        viewers.show(await recent.read())
      } catch (err) {
        log.warn({ err }, 'Changes of the sports line could not be read')
      }
      isReading = false
    }
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
    const view = readView(looked)
    const address = visitorAddress(request.ip)
    const here = atAddress.get(address) ?? 0
    if (here >= mostAtOneAddress) throw callError('too-many-requests', { retryAfterSeconds: 30 })
    if (viewers.count() >= mostViewers) throw callError('unavailable', { retryAfterSeconds: 30 })
    await applyLimit(parts, limit, { ip: request.ip })
    const recent = await recentChanges()
    reply.hijack()
    const { raw } = reply
    atAddress.set(address, (atAddress.get(address) ?? 0) + 1)
    raw.once('close', () => {
      const left = (atAddress.get(address) ?? 1) - 1
      if (left > 0) atAddress.set(address, left)
      else atAddress.delete(address)
    })
    for (const [name, value] of Object.entries(reply.getHeaders())) raw.setHeader(name, value ?? '')
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    // Between what is sent here and what is shown next, nothing can happen.
    const seen = readLastSeen(request.headers['last-event-id']) ?? readLastSeen(asked)
    const missed = seen === undefined ? undefined : recent.after(seen)
    raw.flushHeaders()
    raw.write(missed ? seenBy(view, missed) : anew(recent.last()))
    viewers.add(view, raw)
  }

  return {
    mount(app: FastifyInstance, base: string) {
      app.register(async (scope) => {
        await openCallScope(scope, () => {})
        scope.get(`${base}/sports/stream`, answer)
      })
      app.addHook('preClose', async () => viewers.close())
    },
    close() {
      for (const timer of timers) clearInterval(timer)
      viewers.close()
    },
  }
}
