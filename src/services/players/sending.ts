import type { Caller } from '../../kernel/calls/call.ts'
import type { Message } from '../../kernel/mail/mailer.ts'
import { callError } from './errors.ts'
import type { Players } from './players.ts'

/** Sends a message that the player waits for. */
export async function sendNow({ mailer }: Players, { log }: Caller, message: Message): Promise<void> {
  await mailer.send(message).catch((err: unknown) => {
    log.warn({ err }, 'An e-mail could not be sent')
    throw callError('unavailable')
  })
}
