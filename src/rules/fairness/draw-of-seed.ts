import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** What a round is drawn from. */
export type RoundSeed = {
  /** The server's secret, whose hash is published before. */
  readonly server: string
  /** What the player chose; at a table, its name. */
  readonly client: string
  /** The number of the round. */
  readonly nonce: number
}

const range = 2 ** 32

/**
 * The draws of a round, the same in every place that knows its seed. HMAC-SHA256 with the server's seed as key and
 * "client:nonce:block" as message gives 32 bytes for each block 0, 1, 2 and so on; four of them at a time, the highest
 * byte first, are a number. Numbers beyond the last whole multiple of the bound are passed over, so that none is likelier.
 */
export function drawOfSeed({ server, client, nonce }: RoundSeed): (below: number) => number {
  const key = utf8ToBytes(server)
  let block = 0
  let bytes = new DataView(new ArrayBuffer(0))
  let offset = 0
  const nextNumber = () => {
    if (offset >= bytes.byteLength) {
      const made = hmac(sha256, key, utf8ToBytes(`${client}:${nonce}:${block}`))
      bytes = new DataView(made.buffer, made.byteOffset, made.byteLength)
      block += 1
      offset = 0
    }
    offset += 4
    return bytes.getUint32(offset - 4)
  }
  return (below) => {
    if (below <= 1) return 0
    const whole = range - (range % below)
    let number = nextNumber()
    while (number >= whole) number = nextNumber()
    return number % below
  }
}
