import { connect } from 'node:net'

/** Sends raw bytes in pieces, and returns the response and the time until the connection closes. */
export function sendRaw(
  { hostname, port }: Pick<URL, 'hostname' | 'port'>,
  pieces: readonly (string | Buffer)[],
  { every = 0, end = false }: { readonly every?: number; readonly end?: boolean } = {},
): Promise<{ readonly text: string; readonly seconds: number }> {
  const started = performance.now()
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.on('data', (bytes) => {
    text += bytes
  })
  const left = [...pieces]
  const write = () => {
    const piece = left.shift()
    if (piece !== undefined && socket.writable) socket.write(piece)
    if (left.length === 0) {
      clearInterval(timer)
      if (end) socket.end()
    }
  }
  const timer = setInterval(write, every)
  return new Promise((resolve) => {
    // A client that is disconnected while writing sees a reset.
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(timer)
      resolve({ text, seconds: (performance.now() - started) / 1000 })
    })
  })
}

export const statusOf = (text: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)
