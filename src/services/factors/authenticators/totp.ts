import { createHmac } from 'node:crypto'
import { isSame } from '../../../kernel/secrets.ts'

// RFC 6238 with what every authenticator app supports: SHA-1, six digits, steps of 30 seconds.

const stepMilliseconds = 30_000

export function codeAt(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', key).update(counter).digest()
  const offset = digest.readUInt8(digest.length - 1) & 0x0f
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

export const stepAt = (milliseconds: number): number => Math.floor(milliseconds / stepMilliseconds)

/** The step to which a code belongs: this one, or the one before or after it, as clocks differ. */
export function stepOf(key: Buffer, code: string, now: number): number | undefined {
  const step = stepAt(now)
  return [step, step - 1, step + 1].find((one) => isSame(code, codeAt(key, one)))
}
