import type { Settings, Site } from '../../contract/index.ts'
import type { Log } from '../log.ts'
import type { Mailer } from './mailer.ts'
import { createOutbox } from './outbox.ts'
import { createSmtp } from './smtp.ts'
import { writeHeaders } from './write-headers.ts'

type MailSettings = Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>

/** Sends through the configured mail server; without one, writes messages to DATA_DIR/outbox. Closes once all are sent. */
export function createMailer(
  { SMTP_URL, MAIL_FROM, DATA_DIR }: MailSettings,
  { brand }: Pick<Site, 'brand'>,
  log: Pick<Log, 'info'>,
): Mailer & { readonly close: () => Promise<void> } {
  const from = { name: brand.name, address: MAIL_FROM ?? brand.email }
  const { post, close } = SMTP_URL ? createSmtp(SMTP_URL) : createOutbox(DATA_DIR, log)
  const unfinished = new Set<Promise<void>>()
  return {
    async send(message) {
      const sending = post(writeHeaders(from, message))
      unfinished.add(sending)
      await sending.finally(() => unfinished.delete(sending))
    },
    async close() {
      await Promise.allSettled(unfinished)
      close()
    },
  }
}
