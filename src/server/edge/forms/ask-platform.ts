import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type PlayerCallName, type PlayerCalls, playerCalls } from '../../../contract/calls/player.ts'
import type { Site } from '../../../contract/index.ts'
import { innerCookies, outerCookie } from './inner-cookies.ts'

type Answer<Name extends PlayerCallName> = PlayerCalls[Name] extends { readonly answer: infer Content }
  ? Content
  : unknown

export type Outcome<Content> =
  | { readonly kind: 'answer'; readonly content: Content }
  /** Status 0 means no response. */
  | { readonly kind: 'failure'; readonly status: number; readonly content: unknown }

type Sending = { readonly body?: object; readonly headers?: Readonly<Record<string, string>> }

/** Sends calls on behalf of one visitor. */
export type AskPlatform = {
  readonly ask: <Name extends PlayerCallName>(name: Name, sending?: Sending) => Promise<Outcome<Answer<Name>>>
  /** The cookies set by the responses, as header values. */
  readonly cookies: () => readonly string[]
}

type Raw = { readonly status: number; readonly text: string; readonly cookies: readonly string[] }

const timeout = 15_000

/** Sends calls to the hosts of the site record; calls to this server are injected without a network request. */
export function askFor(app: FastifyInstance, request: FastifyRequest, api: Site['hosts']['api']): AskPlatform {
  const set = new Map<string, string>()
  const keep = (cookie: string) => set.set(cookie.split('=', 1)[0] ?? '', cookie)
  return {
    cookies: () => [...set.values()],
    async ask(name, { body, headers = {} } = {}) {
      const { group, method, path } = playerCalls[name]
      const isHere = api[group].startsWith('/')
      const given = [...set.values()].map((cookie) => cookie.split(';', 1)[0] ?? '')
      // This server's cookies are not sent to other servers.
      const cookie = [...given, ...(isHere ? [request.headers.cookie ?? ''] : [])].filter(Boolean).join('; ')
      const sending = {
        method,
        url: api[group] + path,
        headers: {
          'user-agent': request.headers['user-agent'] ?? '',
          ...(cookie && { cookie }),
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      }
      const raw = await (isHere ? askHere(app, request, sending) : askThere(request, sending)).catch(() => undefined)
      for (const one of raw?.cookies ?? []) keep(one)
      return readAnswer(raw)
    },
  }
}

type Request = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly headers: Record<string, string>
  readonly body?: string
}

async function askHere(app: FastifyInstance, outer: FastifyRequest, sending: Request): Promise<Raw> {
  const cookie = innerCookies(outer, sending.headers['cookie'] ?? '')
  const headers = { ...sending.headers, cookie, host: outer.host }
  const answer = await app.inject({ ...sending, headers, remoteAddress: outer.ip })
  const cookies = [answer.headers['set-cookie'] ?? []].flat().map((one) => outerCookie(outer, one))
  return { status: answer.statusCode, text: answer.body, cookies }
}

async function askThere({ ip }: FastifyRequest, { url, headers, ...sending }: Request): Promise<Raw> {
  const answer = await fetch(url, {
    ...sending,
    headers: { ...headers, 'x-forwarded-for': ip },
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  return { status: answer.status, text: await answer.text(), cookies: answer.headers.getSetCookie() }
}

function readAnswer<Content>(raw: Raw | undefined): Outcome<Content> {
  const content = parse(raw?.text)
  const { status = 0 } = raw ?? {}
  const isGood = status >= 200 && status < 300
  // Trusts that an object follows the contract; anything else is a failure.
  if (isGood && content && typeof content === 'object') return { kind: 'answer', content: content as Content }
  return { kind: 'failure', status: isGood ? 502 : status, content: content ?? null }
}

function parse(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
