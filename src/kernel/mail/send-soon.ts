import type { Log } from '../log.ts'
import type { Mailer, Message } from './mailer.ts'

type Sending = { readonly mailer: Mailer }

/** Sends a message that the answer does not wait for. */
export function sendSoon({ mailer }: Sending, { log }: { readonly log: Pick<Log, 'warn'> }, message: Message): void {
  mailer.send(message).catch((err: unknown) => log.warn({ err }, 'An e-mail could not be sent'))
}
