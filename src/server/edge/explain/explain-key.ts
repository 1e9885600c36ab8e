import type { Settings } from '../../../contract/index.ts'
import type { Secrets } from '../../../kernel/secrets.ts'

/** The configured key, or one derived from the root key: the server and `npm run explain` use the same. */
export function explainKey({ EXPLAIN_KEY }: Pick<Settings, 'EXPLAIN_KEY'>, secrets?: Secrets): Uint8Array | undefined {
  return EXPLAIN_KEY === undefined ? secrets?.keyFor('explain') : Buffer.from(EXPLAIN_KEY)
}
