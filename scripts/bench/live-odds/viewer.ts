import { once } from 'node:events'
import { connect } from 'node:net'
import { fromAnywhere } from '../platform/requests.ts'
import { momentOf } from './odds.ts'

export type Viewer = { readonly close: () => void }

/** Looks at a match; tells of all odds that arrive when they were told. */
export async function openViewer(port: number, match: string, seen: (moment: number) => void): Promise<Viewer> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  const [[name, address]] = Object.entries(fromAnywhere()) as [[string, string]]
  socket.write(`GET /api/v1/stream?fixtures=${match} HTTP/1.1\r\nhost: localhost\r\n${name}: ${address}\r\n\r\n`)
  const [head] = await once(socket, 'data')
  if (!String(head).startsWith('HTTP/1.1 200'))
    throw new Error(`A viewer was answered with ${String(head).slice(0, 200)}`)
  socket.setEncoding('latin1').on('data', (text: string) => {
    for (const [, odds] of text.matchAll(/"home":(\d+)/g)) {
      const moment = momentOf(Number(odds))
      if (moment !== undefined) seen(moment)
    }
  })
  return { close: () => void socket.destroy() }
}
