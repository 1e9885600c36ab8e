import { expect } from 'vitest'
import type { Database } from '../../src/kernel/database/database.ts'
import { newAddress } from '../identities.ts'
import { expectedOf, whatIsThere } from '../services/registrations.ts'
import { newcomer } from '../services/visitor.ts'
import { type Answer, ask } from './retry.ts'

export type Form = ReturnType<typeof createForm>

/** A form from a visitor with a unique address, which can be sent repeatedly. */
export function createForm(changes: object = {}) {
  const body = { ...newcomer(), ...changes }
  const path = '/api/v3/registration'
  const headers = { 'x-forwarded-for': newAddress() }
  return {
    email: body.username,
    send: (address: string): Promise<Answer | undefined> => ask(address, path, { body, headers }),
    request: {
      method: 'POST',
      path,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    },
  }
}

/** The account id in a response. */
export const accountOf = (answer: Pick<Answer, 'content'> | undefined): string =>
  (answer?.content as Partial<{ readonly data: { readonly id: string } }> | undefined)?.data?.id ?? ''

/** A refusal that the visitor can retry: it has a code, a message and Retry-After. */
export function expectTryAgain(answer: Answer | undefined): void {
  expect(answer).toMatchObject({
    status: 503,
    retryAfter: expect.stringMatching(/^\d+$/),
    content: { code: 'unavailable', message: expect.stringMatching(/\w/), errors: [{ msg: expect.any(String) }] },
  })
}

/** Exactly these accounts exist, each with everything that belongs to it. */
export async function expectAccounts(db: Database, accounts: ReadonlyMap<string, string>): Promise<void> {
  expect(await whatIsThere(db)).toEqual(expectedOf(accounts))
  await db.destroy()
}
