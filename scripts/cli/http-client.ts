import http from 'node:http'
import https from 'node:https'

export type Request = {
  readonly method: string
  /** Sent without normalisation. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly payload?: string | Buffer
}

export type Answer = {
  readonly statusCode: number
  readonly headers: http.IncomingHttpHeaders
  readonly body: string
}

const timeout = 30_000

/** An HTTP client with a pool of keep-alive connections, which behaves like a browser where one of them is closed. */
export function openClient(address: string, { resends = true } = {}) {
  const { protocol, hostname, port } = new URL(address)
  const kind = protocol === 'https:' ? https : http
  const keepAliveAgent = new kind.Agent({ keepAlive: true })

  function ask(options: Request, agent: http.Agent | false = keepAliveAgent): Promise<Answer> {
    const { method, path, headers, payload } = options
    return new Promise((resolve, reject) => {
      const options = { agent, hostname, port, method, path, headers: { ...headers }, timeout: timeout }
      const request = kind.request(options, (response) => readAnswer(response).then(resolve, reject))
      request.on('timeout', () => request.destroy(new Error(`No response within ${timeout / 1000} seconds.`)))
      request.on('error', (error: NodeJS.ErrnoException) => {
        // The server was closing the idle connection: retry on a new one.
        if (resends && request.reusedSocket && error.code === 'ECONNRESET') resolve(ask(options, false))
        else reject(error)
      })
      request.end(payload)
    })
  }

  return { ask: (request: Request) => ask(request), close: () => keepAliveAgent.destroy() }
}

async function readAnswer(response: http.IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const { statusCode = 0, headers } = response
  return { statusCode, headers, body: Buffer.concat(chunks).toString('utf8') }
}

export type Client = ReturnType<typeof openClient>
