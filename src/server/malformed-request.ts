import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyInstance } from 'fastify'
import { headersWithoutRequest } from './answer-headers.ts'

const statuses: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Connections whose last request was answered before all of it had been read. */
const answeredEarly = new WeakSet<Socket>()

/** What follows in a request that was already answered gets no second answer: a proxy would take it for that of the next one. */
export function noteEarlyAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }) => {
    if (raw.complete) return
    answeredEarly.add(raw.socket)
    raw.once('end', () => answeredEarly.delete(raw.socket))
  })
}

/** Answers what cannot be parsed as a request or does not end, then closes the connection. */
export function answerMalformed({ code }: ConnectionError, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return
  if (answeredEarly.has(socket)) {
    socket.destroySoon()
    return
  }
  const statusCode = statuses[code] ?? 400
  const error = STATUS_CODES[statusCode]
  const body = JSON.stringify({ statusCode, error, message: 'The request could not be read' })
  const headers = Object.entries({
    ...headersWithoutRequest,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  })
  const head = [`HTTP/1.1 ${statusCode} ${error}`, ...headers.map(([name, value]) => `${name}: ${value}`)]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}
