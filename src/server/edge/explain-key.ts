import type { Settings } from '../../contract/index.ts'
import type { Secrets } from '../../kernel/secrets.ts'

/** The key that the settings state, or the platform's own: one key for the server and for the command that makes links. */
export function explainKey({ EXPLAIN_KEY }: Pick<Settings, 'EXPLAIN_KEY'>, secrets?: Secrets): Uint8Array | undefined {
  return EXPLAIN_KEY === undefined ? secrets?.keyFor('explain') : Buffer.from(EXPLAIN_KEY)
}
