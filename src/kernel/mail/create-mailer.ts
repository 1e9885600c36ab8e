import type { Settings, Site } from '../../contract/index.ts'
import type { Log } from '../log.ts'
import type { Mailer } from './mailer.ts'
import { createOutbox } from './outbox.ts'
import { createSmtp } from './smtp.ts'
import { writeHeaders } from './write-headers.ts'

type MailSettings = Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>

/** Sends through the configured mail server; without one, writes messages to DATA_DIR/outbox. */
export function createMailer(
  { SMTP_URL, MAIL_FROM, DATA_DIR }: MailSettings,
  { brand }: Pick<Site, 'brand'>,
  log: Pick<Log, 'info'>,
): Mailer & { readonly close: () => void } {
  const from = { name: brand.name, address: MAIL_FROM ?? brand.email }
  const { post, close } = SMTP_URL ? createSmtp(SMTP_URL) : createOutbox(DATA_DIR, log)
  return {
    send: async (message) => post(writeHeaders(from, message)),
    close,
  }
}
