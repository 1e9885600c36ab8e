import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A local HTTP server, its address, and a `fetch` that is redirected to it whatever the URL. */
export async function startServer(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address,
    fetchFrom: ((_, init) => fetch(address, init)) as typeof fetch,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
