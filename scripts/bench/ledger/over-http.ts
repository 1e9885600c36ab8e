import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { atRate, type Load } from '../platform/loads.ts'

/** Requests a second. */
export const rate = 500

/** Asks for transfers over HTTP at a steady rate, whatever the server does; each is answered when it is on disk. */
export async function overHttp(seconds: number, transfer: () => Promise<unknown>): Promise<Load> {
  const server = createServer((_, response) => {
    transfer().then(
      () => response.end('{}'),
      () => response.writeHead(500).end('{}'),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    return await atRate((server.address() as AddressInfo).port, rate, seconds, async ({ send }) => {
      const { status } = await send({ method: 'POST', path: '/' })
      if (status !== 200) throw new Error(`A transfer was answered with ${status}.`)
    })
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
