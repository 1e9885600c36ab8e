import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { giveMoney } from '../desk/queued.ts'
import { feedOn } from '../services/sportsbook/test-bets.ts'
import { screensOf } from './admin.ts'
import { barriersIn } from './barriers.ts'
import { cutLabels } from './cut-labels.ts'
import { registered } from './players.ts'
import { adminOfSite } from './publishing-admin.ts'

const { server, signedIn } = await adminOfSite()

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
  const { id, token } = await registered(server())
  await giveMoney({ db: server().db, now: Date.now }, id, 1_000_000)
  return (legs: readonly object[], stake: number) =>
    sent(
      '/api/v1/sports/bets',
      { request_id: crypto.randomUUID(), balance: 'cash', accept: 'none', legs, stake },
      token,
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
  expect(await cutLabels(tom)).toEqual([])

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

  const file = tom.waitForEvent('download')
  await tom.getByRole('button', { name: 'Download as CSV' }).click()
  expect(readFileSync(await (await file).path(), 'utf8')).toMatch(/,Tom,suspended Match result,A player is injured\r\n/)

  await sue.goto(`${server().address}/admin/#/log`)
  await sue.getByText(`Chennai – Delhi, Match result: A player is injured (${match})`).waitFor()
})

test('one trader proposes a result, another one confirms it; what the feed says otherwise is shown', async () => {
  const { addMatch, setResult } = feedOn({ db: server().db, clock })
  const markets = [
    { type: 'result-goals', odds },
    { type: 'total-goals', line: 2500, odds: line },
  ]
  const match = await addMatch({ markets, state: 'live' })
  const bet = await newBettor()
  await bet([leg(match, 'home')], 10_000)
  const [tom, tina] = [
    await signedIn({ role: 'trader', name: 'Tom' }),
    await signedIn({ role: 'trader', name: 'Tina', colorScheme: 'dark' }),
  ]
  await tom.goto(`${server().address}/admin/#/trading/${match}`)
  await tom.getByRole('button', { name: 'Result… Match result' }).click()
  await tom.getByRole('dialog', { name: 'Result: Match result' }).waitFor()
  expect(await barriersIn(tom, 'dialog')).toEqual([])
  await tom.getByLabel('Chennai').selectOption({ label: 'won' })
  await tom.getByLabel('Source or reason').fill('Seen on television')
  await tom.getByRole('dialog').getByRole('button', { name: 'Propose' }).click()
  await tom.getByText('Match result: Chennai won, Draw lost, Delhi lost').waitFor()
  await tom.getByText('You have proposed it: a colleague has to confirm it.').waitFor()
  expect(await tom.getByRole('button', { name: 'Confirm…' }).count()).toBe(0)

  await tina.goto(`${server().address}/admin/#/trading`)
  await tina.getByLabel('Show').selectOption({ label: 'With a result to confirm' })
  await tina.getByText('1 result to confirm').waitFor()
  await tina.getByRole('link', { name: 'Chennai – Delhi' }).click()
  await tina.getByRole('button', { name: 'Confirm…' }).click()
  expect(await barriersIn(tina, 'main')).toEqual([])
  await tina.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await tina.getByText('result by hand').waitFor()
  await tina.getByText('Chennai won · Draw lost · Delhi lost').waitFor()

  // The score that settles what is left, proposed by Tina and rejected by Tom.
  await tina.getByRole('button', { name: 'Final score…' }).click()
  expect(await barriersIn(tina, 'dialog')).toEqual([])
  expect(await cutLabels(tina)).toEqual([])
  await tina.getByLabel('Match: goals, first side').fill('2')
  await tina.getByLabel('Match: goals, second side').fill('3')
  await tina.getByLabel('Source or reason').fill('The league’s site')
  await tina.getByRole('dialog').getByRole('button', { name: 'Propose' }).click()
  await tina.getByText('Match: goals 2 : 3').waitFor()
  await tom.getByRole('button', { name: 'Refresh' }).click()
  await tom.getByRole('button', { name: 'Confirm…' }).waitFor()
  await tom.getByRole('button', { name: 'Reject…' }).click()
  await tom.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await tom.getByText('The proposed result is rejected.').waitFor()

  // A dialog that was opened before the match changed.
  await tom.getByRole('button', { name: 'Abandon…' }).click()
  await setResult(
    match,
    { over: { returned: 0, won: 1, of: 1 }, under: { returned: 0, won: 0, of: 1 } },
    'total-goals:2500',
  )
  await tom.getByLabel('Source or reason').fill('Rain')
  await tom.getByRole('dialog').getByRole('button', { name: 'Propose' }).click()
  await tom.getByText('reload the match and look again').waitFor()
  expect(await barriersIn(tom, 'dialog')).toEqual([])
})

test('a trader limits the bets on a market, and removes the limit', async () => {
  const markets = [
    { type: 'result-goals', odds },
    { type: 'total-goals-home', line: 1500, odds: line },
  ]
  const match = await feedOn({ db: server().db, clock }).addMatch({ markets })
  const bet = await newBettor()
  const tom = await signedIn({ role: 'trader', name: 'Tom' })
  await tom.goto(`${server().address}/admin/#/trading/${match}`)
  await tom.getByRole('button', { name: 'Limit… Match result' }).click()
  await tom.getByLabel('Currency').selectOption('INR')
  await tom.getByLabel('Reason, for colleagues').fill('Rumours')
  await tom.getByRole('dialog').getByRole('button', { name: 'Set the limit' }).click()
  await tom.getByText('A limit states a stake').waitFor()
  expect(await barriersIn(tom, 'dialog')).toEqual([])
  await tom.getByLabel('Most that a bet may stake').fill('50')
  await tom.getByLabel('Most that all open bets').fill('1000.5')
  await tom.getByRole('dialog').getByRole('button', { name: 'Set the limit' }).click()
  await tom.getByRole('row', { name: /^Match result 50.00 INR 1,000.50 INR by Tom, .*: Rumours/ }).waitFor()
  expect(await barriersIn(tom, 'main')).toEqual([])
  expect((await bet([leg(match, 'home')], 10_000)).json.message).toBe('Maximum stake is 50 INR')
  await tom.getByRole('button', { name: 'Remove… the limit of Match result in INR' }).click()
  await tom.getByLabel('Note for colleagues').fill('Nothing was found')
  await tom.getByRole('dialog').getByRole('button', { name: 'Remove the limit' }).click()
  await tom.getByText('The limit is removed.').waitFor()
  expect((await bet([leg(match, 'home')], 10_000)).status).toBe(200)
})

test('support does not see the trading screen', async () => {
  const page = await signedIn({ role: 'support', name: 'Sam' })
  expect(await screensOf(page)).not.toContain('Trading')
})
