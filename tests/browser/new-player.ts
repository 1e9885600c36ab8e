import type { Browser, BrowserContextOptions } from 'playwright-core'
import { expect } from 'vitest'
import { newAddress, newEmail } from '../identities.ts'
import type { JourneyServer } from './server.ts'
import { open, phone, type Visit } from './visit.ts'

type Wanted = {
  readonly currency?: string
  readonly bonus_id?: number | null
  readonly options?: BrowserContextOptions
}

/** The browser of somebody who has just registered. */
export async function newPlayer(
  browser: Browser,
  { address }: Pick<JourneyServer, 'address'>,
  { currency = 'INR', bonus_id = null, options = phone }: Wanted = {},
): Promise<{ readonly visitor: Visit; readonly id: string }> {
  const visitor = await open(browser, options)
  const agreed = { password: 'correct-horse', repeat_password: 'correct-horse', checkbox1: true, checkbox2: true }
  const form = { username: newEmail(), ...agreed, currency, bonus_id, type: '1', form_id: crypto.randomUUID() }
  const headers = { 'x-forwarded-for': newAddress() }
  const answer = await visitor.request.post(`${address}/api/v3/registration`, { data: form, headers })
  expect(answer.status()).toBe(200)
  return { visitor, id: (await answer.json()).data.id }
}
