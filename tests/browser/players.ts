import { type Browser, type BrowserContextOptions, type Page, request } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { newAddress, newEmail } from '../identities.ts'
import type { JourneyServer } from './server.ts'
import { open, phone, type Visit } from './visit.ts'

export const password = 'correct-horse'

/** The button that sends a form of the player's. */
export const submit = (visitor: Page) => visitor.locator('.form [type=submit]')

type Who = {
  readonly username?: string
  readonly currency?: string
  readonly bonus_id?: number | null
  readonly options?: BrowserContextOptions
}

type NewPlayer = {
  readonly visitor: Visit
  readonly id: string
  readonly username: string
  /** What a call of the player answers with. */
  readonly ask: (path: string) => Promise<unknown>
  /** Signs in elsewhere; returns how to ask whether that still holds, by the status of a call. */
  readonly signIn: () => Promise<() => Promise<number>>
}

/** Somebody who has just registered, in a browser of their own. */
export async function newPlayer(
  browser: Browser,
  { address }: Pick<JourneyServer, 'address'>,
  { username = newEmail(), currency = 'INR', bonus_id = null, options = phone }: Who = {},
): Promise<NewPlayer> {
  const visitor = await open(browser, { permissions: ['clipboard-read', 'clipboard-write'], ...options })
  const form = { ...filledForm(username), currency, bonus_id }
  const headers = { 'x-forwarded-for': newAddress() }
  const answer = await visitor.request.post(`${address}/api/v3/registration`, { data: form, headers })
  if (!answer.ok()) throw new Error(await answer.text())
  const { data, token } = await answer.json()
  const bearer = { authorization: `Bearer ${token.access_token}` }
  const ask = async (path: string) => (await visitor.request.get(address + path, { headers: bearer })).json()
  const signIn = () => signInElsewhere(address, username)
  return { visitor, id: data.id, username, ask, signIn }
}

/** Somebody who has registered, without a browser. */
export async function registered({ address }: Pick<JourneyServer, 'address'>) {
  const username = newEmail()
  const answer = await fetch(`${address}/api/v3/registration`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
    body: JSON.stringify({ ...filledForm(username), currency: 'INR' }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  const { data, token } = await answer.json()
  return { username, id: String(data.id), token: String(token.access_token) }
}

function filledForm(username: string) {
  const agreed = { password, repeat_password: password, checkbox1: true, checkbox2: true }
  return { username, ...agreed, type: '1', form_id: crypto.randomUUID() }
}

/** As if the account had been made with Google: it has no password. */
export const takePassword = ({ db }: Pick<JourneyServer, 'db'>, email: string) =>
  db
    .updateTable('accounts')
    .set({ password_hash: null, google_sub: crypto.randomUUID(), email_confirmed: 1 })
    .where('email', '=', email)
    .execute()

async function signInElsewhere(address: string, username: string): Promise<() => Promise<number>> {
  const elsewhere = await request.newContext({
    baseURL: address,
    extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
  })
  onTestFinished(() => elsewhere.dispose())
  const { token: csrf } = await (await elsewhere.get('/api/ccg/csrf-token')).json()
  const form = { data: { username, password }, headers: { 'x-csrf-token': csrf } }
  const { token } = await (await elsewhere.post('/api/ccg/user/login', form)).json()
  const headers = { authorization: `Bearer ${token.access_token}` }
  return async () => (await elsewhere.get('/api/v1/players/me/balance', { headers })).status()
}
