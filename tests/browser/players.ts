import type { Browser, BrowserContextOptions } from 'playwright-core'
import { newAddress, newEmail } from '../identities.ts'
import type { JourneyServer } from './server.ts'
import { open, phone, type Visit } from './visit.ts'

export const password = 'correct-horse'

type NewPlayer = { readonly username?: string; readonly currency?: string; readonly options?: BrowserContextOptions }

/** Somebody who has just registered, in a browser of their own. */
export async function newPlayer(
  browser: Browser,
  { address }: Pick<JourneyServer, 'address'>,
  { username = newEmail(), currency = 'INR', options = phone }: NewPlayer = {},
): Promise<{ readonly visitor: Visit; readonly username: string }> {
  const visitor = await open(browser, { permissions: ['clipboard-read', 'clipboard-write'], ...options })
  const agreed = { password, repeat_password: password, checkbox1: true, checkbox2: true }
  const form = { username, ...agreed, currency, bonus_id: null, type: '1', form_id: crypto.randomUUID() }
  const headers = { 'x-forwarded-for': newAddress() }
  const answer = await visitor.request.post(`${address}/api/v3/registration`, { data: form, headers })
  if (!answer.ok()) throw new Error(await answer.text())
  return { visitor, username }
}
