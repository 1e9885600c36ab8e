import type { SiteCallName } from '../contract/calls/site.ts'
import type { Site } from '../contract/index.ts'
import type { AnyCallInput, CallList, CallPort, CallResult } from './port.ts'

const timeout = 30_000

type Hosts = Site['hosts']['api']
type Call = CallList<SiteCallName>[SiteCallName]

/** Sends calls to the hosts of the site record. */
export function createHttpPort<Name extends SiteCallName>(hosts: Hosts, calls: CallList<Name>): CallPort<Name> {
  return {
    call: async (name, input, headers) => {
      const call = calls[name]
      const { method, body, url } = requestOf(hosts, call, input)
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
        return await readAnswer(answer, call)
      } catch {
        return { kind: 'no-response' }
      }
    },
  }
}

/** The address of a call with its input. */
export function requestOf(hosts: Hosts, { group, method, path, parts }: Call, { params, query, body }: AnyCallInput) {
  const values = new Map(Object.entries(params ?? {}))
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(values.get(key))))
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString()
  return {
    method,
    url: `${hosts[group]}${filled}${search && `?${search}`}`,
    // Without a body, a request has arrived with its head: the moment at which it arrives is that of the player's tap.
    body: method === 'GET' || !parts.includes('body') ? undefined : (body ?? {}),
  }
}

/** A response that is not JSON, such as a proxy's error page, has no content, unless the call is for a file. */
async function readAnswer(answer: Response, { produces }: Call): Promise<CallResult> {
  const text = await answer.text()
  const content = answer.ok && produces ? text : parse(text)
  if (answer.ok && content !== undefined) return { kind: 'answer', status: answer.status, content }
  const wait = Number(answer.headers.get('retry-after'))
  const status = answer.ok ? 502 : answer.status
  return { kind: 'failure', status, content: content ?? null, retryAfter: wait > 0 ? wait : null }
}

export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
