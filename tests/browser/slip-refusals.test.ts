import type { Route } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import type { Log } from '../../src/kernel/log.ts'
import { blockPlayer } from '../../src/services/players/staff-tools/block-player.ts'
import { senderWithoutRequest } from '../../src/services/security/events/security-event.ts'
import { onThisMachine } from '../machine.ts'
import { choose, cricketLine, newBettor, openSlip, placeButton, stake } from './betting.ts'
import { launchBrowser } from './browser.ts'
import { siteWith, withMoneyPolicies } from './changed-records.ts'
import { startServer } from './server.ts'

// Live bets are held until a test has seen that they are.
const OUT_DIR = siteWith(withMoneyPolicies({ liveDelay: Math.max(5, Math.ceil(onThisMachine(2))) }))
const server = await startServer({ CAPTCHA: 'off', SPORTS_FEED: 'off', OUT_DIR })
const browser = await launchBrowser()
const line = cricketLine(server)

const silent: Log = { info() {}, warn() {} }

afterEach(() => line.clear())

test('live singles are held at the same time, and accepted together', async () => {
  await line.addMatch({ state: 'live' })
  await line.addMatch({ state: 'live', sides: ['palm-sound', 'lantern-point'] })
  const { visitor, bets } = await newBettor(browser, server)
  await choose(visitor, server, 'Salt Bay', 'Palm Sound')
  await openSlip(visitor)
  await visitor.getByLabel('Kind of bet').selectOption({ label: 'Singles' })
  await stake(visitor, '10')
  await visitor.getByRole('button', { name: 'Place 2 bets' }).click()
  await expect.poll(async () => (await bets()).filter(({ state }) => state === 'held')).toHaveLength(2)
  await visitor.getByText('2 bets accepted').waitFor()
})

test('a limit that the player has set is named, with the way to it', async () => {
  await line.addMatch()
  const { visitor, id, bets } = await newBettor(browser, server)
  const limit = { account_id: id, kind: 'loss' as const, value: 500, set_at: Date.now() }
  await server.db
    .insertInto('player_limits')
    .values({ ...limit, number: 1 })
    .execute()
  await choose(visitor, server, 'Salt Bay')
  await openSlip(visitor)
  await stake(visitor, '10')
  await placeButton(visitor).click()
  const refusal = visitor.locator('.slip-refused')
  await refusal.getByRole('link', { name: 'To your limits' }).waitFor()
  expect(await refusal.textContent()).toContain('the limit that you have set')
  expect(await bets()).toEqual([])
})

test('a player who is blocked meanwhile bets nothing, and has to sign in', async () => {
  await line.addMatch()
  const { visitor, id, bets } = await newBettor(browser, server)
  await choose(visitor, server, 'Salt Bay')
  await openSlip(visitor)
  await stake(visitor, '10')
  const act = { id, staff: 'operator', sender: senderWithoutRequest(silent), reason: 'A second account' }
  const block = async (route: Route) => {
    await blockPlayer({ db: server.db, now: Date.now }, act)
    await route.continue()
  }
  // Any call tells the page, which then takes the button away: so the player is blocked while the bet is on its way.
  await visitor.route('**/api/v1/sports/bets', block, { times: 1 })
  await placeButton(visitor).click()
  await visitor.getByRole('link', { name: 'Sign in to place the bet' }).waitFor()
  expect(await bets()).toEqual([])
})
