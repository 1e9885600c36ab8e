import { mkdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Log } from '../log.ts'
import { newId } from '../secrets.ts'
import type { Mail } from './compose.ts'

/**
 * Writes messages to files if there is no mail server. They may contain sign-in links: only the owner may read them.
 */
export function createOutbox(dataDir: string, log: Pick<Log, 'info'>) {
  const folder = path.resolve(dataDir, 'outbox')
  return {
    async post({ raw }: Mail): Promise<void> {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const file = path.join(folder, `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${newId()}.eml`)
      await writeFile(`${file}.part`, raw, { mode: 0o600, flush: true })
      await rename(`${file}.part`, file)
      log.info({ file }, 'No mail server is configured: the message was written to a file')
    },
    close() {},
  }
}
