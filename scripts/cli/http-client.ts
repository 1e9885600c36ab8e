import http from 'node:http'
import https from 'node:https'

export type Request = {
  readonly method: string
  /** Sent as it is. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly payload?: string | Buffer
}

export type Answer = {
  readonly statusCode: number
  readonly headers: http.IncomingHttpHeaders
  readonly body: string
}

const patience = 30_000

/** Asks a server over connections that are kept, as many as are needed. */
export function openClient(address: string) {
  const { protocol, hostname, port } = new URL(address)
  const kind = protocol === 'https:' ? https : http
  const kept = new kind.Agent({ keepAlive: true })

  function ask(asked: Request, agent: http.Agent | false = kept): Promise<Answer> {
    const { method, path, headers, payload } = asked
    return new Promise((resolve, reject) => {
      const options = { agent, hostname, port, method, path, headers: { ...headers }, timeout: patience }
      const request = kind.request(options, (response) => readAnswer(response).then(resolve, reject))
      request.on('timeout', () => request.destroy(new Error(`No answer came within ${patience / 1000} seconds.`)))
      request.on('error', (error: NodeJS.ErrnoException) => {
        // The server was just closing the connection: as a browser does, ask again on one of its own.
        if (request.reusedSocket && error.code === 'ECONNRESET') resolve(ask(asked, false))
        else reject(error)
      })
      request.end(payload)
    })
  }

  return { ask: (request: Request) => ask(request), close: () => kept.destroy() }
}

async function readAnswer(response: http.IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const { statusCode = 0, headers } = response
  return { statusCode, headers, body: Buffer.concat(chunks).toString('utf8') }
}

export type Client = ReturnType<typeof openClient>
