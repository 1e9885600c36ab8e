import net from 'node:net'

export type LinkSpeed = {
  /** Round-trip time in milliseconds. */
  readonly roundTrip: number
  readonly downBitsPerSecond: number
  readonly upBitsPerSecond: number
}

const segment = 1460
const initialWindow = 10 * segment

/** One direction of the link, shared by all connections: computes when bytes have been transmitted. */
class Lane {
  #free = 0
  readonly #bitsPerSecond: number
  constructor(bitsPerSecond: number) {
    this.#bitsPerSecond = bitsPerSecond
  }
  take(bytes: number): number {
    const now = performance.now()
    this.#free = Math.max(now, this.#free) + (bytes * 8000) / this.#bitsPerSecond
    return this.#free - now
  }
}

/** A proxy that simulates a slow mobile network: TCP handshake, shared bandwidth and slow start. */
export function openSlowLink(target: number, speed: LinkSpeed): Promise<net.Server> {
  const down = new Lane(speed.downBitsPerSecond)
  const up = new Lane(speed.upBitsPerSecond)
  const half = speed.roundTrip / 2
  const server = net.createServer((client) => {
    const origin = net.connect(target, '127.0.0.1')
    client.setNoDelay(true)
    origin.setNoDelay(true)
    // A visitor's first byte waits for the handshake.
    const connected = performance.now() + speed.roundTrip
    const upstream = inOrder((bytes) => origin.writable && origin.write(bytes))
    client.on('data', (bytes) => {
      upstream(bytes, Math.max(0, connected - performance.now()) + up.take(bytes.length) + half)
    })
    sendSlowly(origin, client, (bytes) => down.take(bytes) + half, half)
    for (const [one, other] of [
      [client, origin],
      [origin, client],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => setTimeout(() => other.destroy(), speed.roundTrip * 4))
    }
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

/** Forwards the origin's bytes in segments, limited by the congestion window. */
function sendSlowly(from: net.Socket, to: net.Socket, delayOf: (bytes: number) => number, back: number): void {
  let window = initialWindow
  let onTheWay = 0
  let waiting = Buffer.alloc(0)
  const deliver = inOrder((bytes) => to.writable && to.write(bytes))
  const pump = () => {
    while (waiting.length > 0 && onTheWay < window) {
      const part = waiting.subarray(0, segment)
      waiting = waiting.subarray(part.length)
      onTheWay += part.length
      const delay = delayOf(part.length)
      deliver(part, delay)
      setTimeout(() => {
        onTheWay -= part.length
        window += part.length
        pump()
      }, delay + back)
    }
  }
  from.on('data', (bytes: Buffer) => {
    waiting = Buffer.concat([waiting, bytes])
    pump()
  })
}

/** Timers with the same deadline may fire in any order; bytes must stay in order. */
function inOrder(write: (bytes: Buffer) => void): (bytes: Buffer, delay: number) => void {
  const queue: Buffer[] = []
  return (bytes, delay) => {
    queue.push(bytes)
    setTimeout(() => {
      const next = queue.shift()
      if (next) write(next)
    }, delay)
  }
}
