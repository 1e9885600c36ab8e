import { expect } from 'vitest'
import type { Database } from '../../src/kernel/database/database.ts'
import { newAddress } from '../identities.ts'
import { expectedOf, whatIsThere } from '../services/registrations.ts'
import { newcomer } from '../services/visitor.ts'
import { type Answer, ask } from './retry.ts'

export type Form = ReturnType<typeof createForm>

/** A form as it is sent by a visitor of an address of their own, and sent again as it is. */
export function createForm(changes: object = {}) {
  const body = { ...newcomer(), ...changes }
  const headers = { 'x-forwarded-for': newAddress() }
  return {
    email: body.username,
    send: (address: string): Promise<Answer | undefined> => ask(address, '/api/v3/registration', { body, headers }),
  }
}

/** The account of an answer. */
export const accountOf = (answer: Answer | undefined): string =>
  (answer?.content as Partial<{ readonly data: { readonly id: string } }> | undefined)?.data?.id ?? ''

/** A refusal that a visitor can do something with: its code, its words, and when to come again. */
export function expectTryAgain(answer: Answer | undefined): void {
  expect(answer).toMatchObject({
    status: 503,
    retryAfter: expect.stringMatching(/^\d+$/),
    content: { code: 'unavailable', message: expect.stringMatching(/\w/), errors: [{ msg: expect.any(String) }] },
  })
}

/** These accounts are there with all that belongs to them, each once, and no others. */
export async function expectAccounts(db: Database, accounts: ReadonlyMap<string, string>): Promise<void> {
  expect(await whatIsThere(db)).toEqual(expectedOf(accounts))
  await db.destroy()
}
