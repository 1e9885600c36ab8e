import { expect, test } from 'vitest'
import { giveMoney } from '../desk/queued.ts'
import { newEmail } from '../identities.ts'
import { feedOn } from '../services/sportsbook/test-bets.ts'
import { screensOf } from './admin.ts'
import { barriersIn } from './barriers.ts'
import { adminOver } from './publishing-admin.ts'

const { server, signedIn } = await adminOver({ played: 'aviator' }, { SPORTS_FEED: 'off' })

const clock = {
  get now() {
    return Date.now()
  },
}

const sent = async (path: string, body: object, token?: string) => {
  const answer = await fetch(server().address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  return { status: answer.status, json: await answer.json() }
}

/** A player with money, who bets. */
async function newBettor() {
  const [username, password] = [newEmail(), 'correct-horse']
  const form = { username, password, repeat_password: password, checkbox1: true, checkbox2: true, currency: 'INR' }
  const { json } = await sent('/api/v3/registration', { ...form, type: '1', form_id: crypto.randomUUID() })
  await giveMoney({ db: server().db, now: Date.now }, json.data.id, 1_000_000)
  return (legs: readonly object[], stake: number) =>
    sent(
      '/api/v1/sports/bets',
      { request_id: crypto.randomUUID(), balance: 'cash', accept: 'none', legs, stake },
      json.token.access_token,
    )
}

const odds = { home: 2000, draw: 3400, away: 3600 }
const line = { over: 1900, under: 1900 }
const leg = (fixture: string, outcome: keyof typeof odds) => ({
  ...{ fixture, outcome, market: 'result-goals', odds: odds[outcome] },
})

test('a trader sees what each outcome costs, suspends a market and a match, and reopens them, with the keyboard', async () => {
  const { addMatch } = feedOn({ db: server().db, clock })
  const markets = [
    { type: 'result-goals', odds },
    { type: 'total-goals', line: 2500, odds: line },
  ]
  const [match, other] = [await addMatch({ markets }), await addMatch({ markets })]
  const bet = await newBettor()
  await bet([leg(match, 'home')], 10_000)
  await bet([leg(match, 'home'), leg(other, 'away')], 5_000)
  const tom = await signedIn({ role: 'trader', name: 'Tom' })
  await tom.getByRole('link', { name: 'Trading' }).click()
  await tom.getByText('No match is being played.').waitFor()
  await tom.getByLabel('Show').selectOption({ label: 'Upcoming' })
  await tom.getByLabel('Competitor').fill(match)
  await tom.getByRole('cell', { name: '150.00 INR', exact: true }).waitFor()
  expect(await barriersIn(tom, 'main')).toEqual([])

  await tom.getByRole('link', { name: 'Chennai – Delhi' }).press('Enter')
  await tom.getByRole('heading', { name: 'Chennai – Delhi' }).waitFor()
  const result = tom.getByRole('region', { name: 'Match result' })
  await result
    .getByRole('row', { name: /^Chennai 2.00 1 bet, 100.00 INR 200.00 INR 1 bet, 50.00 INR 360.00 INR/ })
    .waitFor()
  await result.getByText('At worst it pays 560.00 INR.').waitFor()
  expect(await barriersIn(tom, 'main')).toEqual([])

  await result.getByRole('button', { name: 'Suspend… Match result' }).press('Enter')
  await tom.getByRole('dialog', { name: 'Suspend: Match result' }).waitFor()
  expect(await barriersIn(tom, 'dialog')).toEqual([])
  // Without a reason nothing happens.
  await tom.getByRole('dialog').getByRole('button', { name: 'Suspend' }).press('Enter')
  await tom.getByLabel('Note for colleagues').fill('A player is injured')
  await tom.getByRole('dialog').getByRole('button', { name: 'Suspend' }).press('Enter')
  await result.getByText('by Tom').waitFor()
  expect((await bet([leg(match, 'home')], 10_000)).json.code).toBe('odds-changed')

  // Somebody else was faster.
  const sue = await signedIn({ role: 'administrator', name: 'Sue' })
  await sue.goto(tom.url())
  await sue.getByRole('button', { name: 'Reopen… Match result' }).waitFor()
  await tom.getByRole('button', { name: 'Reopen… Match result' }).click()
  await tom.getByLabel('Note for colleagues').fill('He plays on')
  await tom.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click()
  await tom.getByRole('button', { name: 'Suspend… Match result' }).waitFor()
  await sue.getByRole('button', { name: 'Reopen… Match result' }).click()
  await sue.getByLabel('Note for colleagues').fill('He plays on')
  await sue.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click()
  await sue.getByText('No trader suspends these bets any more').waitFor()
  await sue.keyboard.press('Escape')

  await tom.getByRole('button', { name: 'Suspend all bets…' }).click()
  await tom.getByLabel('Note for colleagues').fill('Rain')
  await tom.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click()
  await tom.getByText('suspended by Tom').waitFor()
  await tom.getByRole('row', { name: /Tom reopened Match result .* He plays on/ }).waitFor()
  expect((await bet([leg(match, 'home')], 10_000)).json.code).toBe('odds-changed')

  await sue.goto(`${server().address}/admin/#/log`)
  await sue.getByText(`Chennai – Delhi, Match result: A player is injured (${match})`).waitFor()
})

test('support does not see the trading screen', async () => {
  const page = await signedIn({ role: 'support', name: 'Sam' })
  expect(await screensOf(page)).not.toContain('Trading')
})
