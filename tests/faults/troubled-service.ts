import { type AddressInfo, createServer, type Socket } from 'node:net'
import { atEnd } from '../at-end.ts'

export type Conduct = (socket: Socket) => void

/** A service that treats each connection as told; without a behaviour it is unreachable. */
export async function startTroubled(conduct: Conduct | undefined) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    conduct?.(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const end = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  if (conduct) atEnd(end)
  else end()
  return { place }
}

const http = (status: string, rest: string) => `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\n${rest}`

/** Failures of HTTP services … */
export const webTroubles: Readonly<Record<string, Conduct | undefined>> = {
  'is not there': undefined,
  'never answers': () => {},
  'stops in the middle of its answer': (socket) => {
    socket.write(http('200 OK', 'content-length: 100\r\n\r\n{"succ'))
  },
  'breaks the connection': (socket) => {
    socket.destroy()
  },
  'answers 503': (socket) => {
    socket.end(http('503 Service Unavailable', 'content-length: 0\r\nconnection: close\r\n\r\n'))
  },
}

/** … and of mail servers. */
export const mailTroubles: Readonly<Record<string, Conduct | undefined>> = {
  'is not there': undefined,
  'never greets': () => {},
  'breaks the connection': (socket) => {
    socket.destroy()
  },
  'takes no messages at the moment': (socket) => {
    socket.end('421 Come back later\r\n')
  },
}
