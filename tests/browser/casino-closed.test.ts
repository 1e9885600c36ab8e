import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriersIn } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { siteWith, withGames } from './changed-records.ts'
import { newPlayer } from './players.ts'
import { startServer } from './server.ts'
import { desktop, open, phone } from './visit.ts'
import { elsewhere } from './withdrawing-player.ts'

const hour = 3_600_000
const moment = (at: number) => `${new Date(at).toISOString().slice(0, 19)}Z`
const downtime = { from: moment(Date.now() - hour), until: moment(Date.now() + 4 * hour) }

const OUT_DIR = siteWith(withGames({ dice: { bonusMoney: false }, gems: { downtime } }))
const server = await startServer({ CAPTCHA: 'off', OUT_DIR })
const browser = await launchBrowser()
const { address, db } = server

const roundsOf = (id: string) => db.selectFrom('rounds').selectAll().where('account_id', '=', id).execute()
const begin = (visitor: Page) => visitor.locator('.bet-panel [type=submit]').first()
const isReady = (visitor: Page) => visitor.locator('.stage[data-step=ready]').waitFor()

test('a game that takes no bonus money says so, and leads on to the real balance', async () => {
  const { visitor, id } = await newPlayer(browser, server, { bonus_id: 101 })
  const away = elsewhere(server, id)
  await away.activateBonus(50_000)
  await away.win(100_000)
  await visitor.goto(`${address}/casino/game/dice?theme=light`)
  await isReady(visitor)
  await visitor.getByRole('radio', { name: /Bonus/ }).click()
  const refusal = visitor.getByRole('alert').filter({ hasText: 'bonus' })
  await refusal.getByText('The bonus does not work with this game. Switch to your real balance.').waitFor()
  await begin(visitor).click()
  await isReady(visitor)
  expect(await refusal.count()).toBe(1)
  expect(await barriersIn(visitor, 'main')).toEqual([])
  expect(await roundsOf(id)).toEqual([])
  await refusal.getByRole('button', { name: 'Switch to real balance' }).press('Enter')
  await refusal.waitFor({ state: 'detached' })
  await begin(visitor).click()
  await expect
    .poll(async () => (await roundsOf(id)).map(({ balance, state }) => [balance, state]))
    .toEqual([['cash', 'ended']])
})

test('a game in its downtime says when it is back, and leads to others; nothing is staked', async () => {
  const { visitor, id } = await newPlayer(browser, server, { options: desktop })
  await elsewhere(server, id).win(100_000)
  await visitor.goto(`${address}/casino/slot/gems`)
  const notice = visitor.getByRole('status').filter({ hasText: 'unavailable during downtime' })
  await notice.getByText(/It is back on .*\d/).waitFor()
  await isReady(visitor)
  await begin(visitor).click()
  const refusal = visitor.getByRole('alert').filter({ hasText: 'unavailable during downtime. Try again later.' })
  await refusal.waitFor()
  expect(await roundsOf(id)).toEqual([])
  expect(await barriersIn(visitor, 'main')).toEqual([])
  await refusal.getByRole('link', { name: 'Other games' }).click()
  await visitor.waitForURL(`${address}/casino`)
})

test('where no game is new any more, the lobby of new games says so and shows the latest ones', async () => {
  const now = () => Date.parse('2027-06-01T12:00:00Z')
  const later = await startServer({ CAPTCHA: 'off' }, 'SQLite', { now })
  const visitor = await open(browser, phone)
  await visitor.goto(`${later.address}/casino/new-games`)
  await visitor.getByText('No game has come in the last 120 days. These are the latest ones.').waitFor()
  expect(await visitor.locator('.games-found .game-tile').count()).toBe(12)
  expect(await visitor.locator('.game-badge-new').count()).toBe(0)
  await visitor.goto(`${later.address}/casino`)
  expect(await visitor.getByRole('heading', { name: 'New casino games' }).count()).toBe(0)
  await visitor.goto(`${address}/casino`)
  await visitor.getByRole('heading', { name: 'New casino games' }).waitFor()
  expect(await barriersIn(visitor, 'main')).toEqual([])
})
