import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import PQueue from 'p-queue'
import { callError } from './calls/errors.ts'

const derive = promisify(argon2)

/** OWASP's minimum for argon2id: 19 MiB, two passes. */
const cost = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 } as const

export type PasswordHasher = {
  readonly hash: (password: string) => Promise<string>
  /** Takes the same time with and without a hash. */
  readonly verify: (password: string, hash: string | null | undefined) => Promise<boolean>
  /** The current load, for metrics. */
  readonly load?: () => { readonly running: number; readonly waiting: number }
}

type Limits = {
  /** Maximum number of concurrent hashes, computed off the main thread. */
  readonly atOnce?: number
  /** Maximum queue length; further requests are refused with `unavailable`. */
  readonly waiting?: number
}

export function createPasswordHasher({ atOnce = availableParallelism(), waiting = 200 }: Limits = {}): PasswordHasher {
  const queue = new PQueue({ concurrency: atOnce })
  const compute = async (password: string, nonce: Buffer) => {
    if (queue.pending >= atOnce && queue.size >= waiting) throw callError('unavailable', { retryAfterSeconds: 5 })
    return queue.add(() => derive('argon2id', { ...cost, message: password.normalize('NFC'), nonce }))
  }
  const dummy = randomBytes(16)
  return {
    async hash(password) {
      const nonce = randomBytes(16)
      return format(nonce, await compute(password, nonce))
    },
    async verify(password, hash) {
      const known = hash ? parse(hash) : undefined
      const tag = await compute(password, known?.nonce ?? dummy)
      return known !== undefined && timingSafeEqual(tag, known.tag)
    },
    load: () => ({ running: queue.pending, waiting: queue.size }),
  }
}

/** The PHC string format, which other programs can read, too. */
function format(nonce: Buffer, tag: Buffer): string {
  const plain = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain(nonce)}$${plain(tag)}`
}

function parse(hash: string): { readonly nonce: Buffer; readonly tag: Buffer } {
  const [nonce = '', tag = ''] = hash.split('$').slice(-2)
  return { nonce: Buffer.from(nonce, 'base64'), tag: Buffer.from(tag, 'base64') }
}
