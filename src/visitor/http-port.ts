import { type PlayerCallName, playerCalls } from '../contract/calls/player.ts'
import type { Site } from '../contract/index.ts'
import type { AnyCallInput, CallPort, CallResult } from './port.ts'

const timeout = 30_000

/** Sends calls to the hosts of the site record. */
export function createHttpPort(hosts: Site['hosts']['api']): CallPort {
  return {
    call: async (name, input, headers) => {
      const { method, body, url } = requestOf(hosts, name, input)
      try {
        const answer = await fetch(url, {
          method,
          // A call survives the page that sent it.
          keepalive: method !== 'GET',
          credentials: 'include',
          headers: { ...headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(timeout),
        })
        return await readAnswer(answer)
      } catch {
        return { kind: 'no-response' }
      }
    },
  }
}

function requestOf(hosts: Site['hosts']['api'], name: PlayerCallName, { params, query, body }: AnyCallInput) {
  const { group, method, path } = playerCalls[name]
  const values = new Map(Object.entries(params ?? {}))
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(values.get(key))))
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString()
  return {
    method,
    url: `${hosts[group]}${filled}${search && `?${search}`}`,
    body: method === 'GET' ? undefined : (body ?? {}),
  }
}

/** A response that is not JSON, such as a proxy's error page, has no content. */
async function readAnswer(answer: Response): Promise<CallResult> {
  const text = await answer.text()
  const content = parse(text)
  if (answer.ok && content !== undefined) return { kind: 'answer', status: answer.status, content }
  const wait = Number(answer.headers.get('retry-after'))
  const status = answer.ok ? 502 : answer.status
  return { kind: 'failure', status, content: content ?? null, retryAfter: wait > 0 ? wait : null }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
