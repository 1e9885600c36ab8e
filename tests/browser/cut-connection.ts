import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll } from 'vitest'

/** When the connection is cut: before the server gets the request, before the visitor gets the response, or within it. */
export type Stage = 'before the request' | 'before the answer' | 'within the answer'

type Cutting = {
  readonly address: string
  readonly restore: () => void
}

/**
 * A proxy between browser and server that cuts each connection with a registration at this stage, until `restore` is
 * called: browsers retry by themselves on a connection that worked before.
 */
export async function startCutting(address: string, stage: Stage): Promise<Cutting> {
  const { hostname, port } = new URL(address)
  const sockets = new Set<Socket>()
  let isCutting = true
  const proxy = createServer((visitor) => {
    const server = connect(Number(port), hostname)
    let isRegistering = false
    const cut = () => void visitor.resetAndDestroy()
    for (const socket of [visitor, server]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.once('close', () => sockets.delete(socket))
    }
    visitor.on('data', (bytes) => {
      isRegistering ||= isCutting && bytes.includes('POST /api/v3/registration ')
      if (isRegistering && stage === 'before the request') return cut()
      server.write(bytes)
    })
    server.on('data', (bytes) => {
      if (!isRegistering) return void visitor.write(bytes)
      isRegistering = false
      if (stage === 'before the answer') return cut()
      visitor.write(bytes.subarray(0, bytes.length / 2), cut)
    })
    visitor.once('end', () => server.end())
    server.once('end', () => visitor.end())
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    proxy.close()
    for (const socket of sockets) socket.destroy()
  })
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    restore() {
      isCutting = false
    },
  }
}
