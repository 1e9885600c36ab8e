import type { SiteCallName } from '../contract/calls/site.ts'
import type { Site } from '../contract/index.ts'
import { parse, requestOf } from './http-port.ts'
import type { CallHeaders, CallList, CallPort, CallResult, Upload } from './port.ts'

/** Without any progress for so long, the connection is lost. */
const patience = 30_000

/** Sends files, and tells how much of them is sent, which `fetch` cannot; every other call goes through the given port. */
export function withUploads<Name extends SiteCallName>(
  port: CallPort<Name>,
  hosts: Site['hosts']['api'],
  calls: CallList<Name>,
): CallPort<Name> {
  return {
    call(name, input, headers) {
      const { consumes } = calls[name]
      if (!input.upload || consumes === undefined) return port.call(name, input, headers)
      const { method, url } = requestOf(hosts, calls[name], input)
      return send({ method, url, headers: { ...headers, 'Content-Type': consumes } }, input.upload)
    },
  }
}

type Request = { readonly method: string; readonly url: string; readonly headers: CallHeaders }

function send({ method, url, headers }: Request, { content, onProgress, signal }: Upload): Promise<CallResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    let timer: ReturnType<typeof setTimeout>
    const stayAlive = () => {
      clearTimeout(timer)
      timer = setTimeout(stop, patience)
    }
    request.open(method, url)
    request.withCredentials = true
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => {
      stayAlive()
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onloadend = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      resolve(resultOf(request))
    }
    signal.addEventListener('abort', stop)
    request.send(content)
    stayAlive()
  })
}

function resultOf(request: XMLHttpRequest): CallResult {
  const { status, responseText } = request
  if (status === 0) return { kind: 'no-response' }
  const content = parse(responseText) ?? null
  if (status < 300 && content !== null) return { kind: 'answer', status, content }
  const wait = Number(request.getResponseHeader('retry-after'))
  return { kind: 'failure', status: status < 300 ? 502 : status, content, retryAfter: wait > 0 ? wait : null }
}
