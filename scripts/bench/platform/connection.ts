import { connect, type Socket } from 'node:net'

export type Request = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

export type Answer = { readonly status: number; readonly head: string; readonly body: string }

export type Connection = { readonly send: (request: Request) => Promise<Answer>; readonly close: () => void }

/**
 * One keep-alive connection, one request at a time. Its HTTP parser understands only what our server writes, so that on
 * a machine with few cores the client costs little CPU.
 */
export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  const waiting = readAnswers(socket)
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(wasClosed())
        waiting.push({ resolve, reject })
        socket.write(textOf(request))
      }),
    close: () => void socket.destroy(),
  }
}

const wasClosed = () => new Error('The server closed the connection.')

type Waiting = { readonly resolve: (answer: Answer) => void; readonly reject: (error: Error) => void }

function readAnswers(socket: Socket): Waiting[] {
  const waiting: Waiting[] = []
  let received = Buffer.alloc(0)
  socket.on('data', (bytes) => {
    received = received.length === 0 ? bytes : Buffer.concat([received, bytes])
    const answer = wholeAnswer(received)
    if (!answer) return
    received = Buffer.alloc(0)
    waiting.shift()?.resolve(answer)
  })
  socket.on('close', () => {
    for (const { reject } of waiting.splice(0)) reject(wasClosed())
  })
  socket.on('error', () => {})
  return waiting
}

function wholeAnswer(received: Buffer): Answer | undefined {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = received.toString('latin1', 0, end)
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1])
  if (received.length < end + 4 + length) return undefined
  return { status: Number(head.slice(9, 12)), head, body: received.toString('utf8', end + 4) }
}

function textOf({ method, path, headers = {}, body }: Request): string {
  const content = body === undefined ? '' : JSON.stringify(body)
  const lines = Object.entries({
    host: 'localhost',
    ...(content && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(content)) }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${content}`
}
