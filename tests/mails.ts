import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The messages to a mailbox, oldest first, with quoted-printable lines joined. */
export function mailsTo({ folder }: { readonly folder: string }, mailbox: string): string[] {
  const outbox = path.join(folder, 'outbox')
  const files = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : []
  const mails = files.toSorted().map((name) => readFileSync(path.join(outbox, name), 'utf8').replaceAll('=\r\n', ''))
  return mails.filter((text) => text.includes(`To: ${mailbox}`))
}
