import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import MimeNode from 'nodemailer/lib/mime-node'
import type { Log } from '../log.ts'
import { newId } from '../secrets.ts'
import type { Envelope } from './write-headers.ts'

/**
 * Writes messages to files if there is no mail server. They may contain sign-in links: only the owner may read them.
 */
export function createOutbox(dataDir: string, log: Pick<Log, 'info'>) {
  const folder = path.resolve(dataDir, 'outbox')
  return {
    async post(envelope: Envelope): Promise<void> {
      const message = compose(envelope)
      const file = path.join(folder, `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${newId()}.eml`)
      const write = () => writeFile(`${file}.part`, message, { mode: 0o600, flush: true })
      // Only the first message finds no folder.
      await write().catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await write()
      })
      await rename(`${file}.part`, file)
      log.info({ file }, 'No mail server is configured: the message was written to a file')
    },
    close() {},
  }
}

/** The text is not encoded: people read these files, and open the links in them. */
function compose({ text, headers, ...addressed }: Envelope): string {
  const head = new MimeNode('text/plain; charset=utf-8')
  head.setHeader({ ...addressed, ...headers, 'Content-Transfer-Encoding': '8bit' })
  return `${head.buildHeaders()}\r\n\r\n${text.replaceAll(/\r?\n/g, '\r\n')}\r\n`
}
