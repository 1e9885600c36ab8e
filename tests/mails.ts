import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'

/** The messages to a mailbox, oldest first. */
export function mailsIn(outbox: string, to: string): string[] {
  const files = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : []
  const mails = files.toSorted().map((name) => readFileSync(path.join(outbox, name), 'utf8'))
  return mails.filter((text) => text.includes(`To: ${to}`))
}

/** What the latest message with this content says at its place; messages are sent after the answer. */
export async function mailed(outbox: string, to: string, content: RegExp): Promise<string> {
  const found = () =>
    mailsIn(outbox, to)
      .map((text) => content.exec(text)?.[1])
      .findLast((one) => one !== undefined)
  await expect.poll(found).toBeDefined()
  return found() ?? ''
}
