import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll } from 'vitest'

/** A proxy between browser and server that loses all connections, and takes no new ones, until they are restored. */
export async function startLosing(address: string) {
  const { hostname, port } = new URL(address)
  const sockets = new Set<Socket>()
  let isLost = false
  const loseAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  const proxy = createServer((visitor) => {
    if (isLost) return void visitor.destroy()
    const server = connect(Number(port), hostname)
    for (const [socket, other] of [
      [visitor, server],
      [server, visitor],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.once('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    proxy.close()
    loseAll()
  })
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    lose() {
      isLost = true
      loseAll()
    },
    restore() {
      isLost = false
    },
  }
}
