import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Game } from '../../src/contract/index.ts'
import { onThisMachine } from '../machine.ts'
import { barriersIn } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { siteWith } from './changed-records.ts'
import { newPlayer } from './players.ts'
import { startServer } from './server.ts'
import { desktop, phone } from './visit.ts'
import { elsewhere } from './withdrawing-player.ts'

/** Rounds at tables are short, and so are flights: just long enough for this machine. */
const table = { betting: Math.ceil(onThisMachine(2)), showing: Math.ceil(onThisMachine(1)) }
const flight = { highest: 3000, doublesIn: onThisMachine(2000) }
const quick = (game: Game): Game => ({
  ...game,
  ...(game.table && { table: { ...game.table, ...table } }),
  ...(game.engine.kind === 'crash' && { engine: { ...game.engine, ...flight } }),
})
const OUT_DIR = siteWith((manifest) => ({ ...manifest, games: manifest.games.map(quick) }))
const server = await startServer({ CAPTCHA: 'off', OUT_DIR })
const browser = await launchBrowser()

/** A player with ₹1,000 at a table. */
async function playerAt(path: string, options = phone) {
  const { visitor, id } = await newPlayer(browser, server, { options })
  await elsewhere(server, id).win(100_000)
  await visitor.goto(server.address + path)
  const rounds = () => server.db.selectFrom('rounds').selectAll().where('account_id', '=', id).execute()
  return { visitor, rounds }
}

/** Presses a button as it is at this moment: tables do not wait. */
const press = (button: Locator) =>
  button.evaluateAll((found) => {
    for (const one of found as HTMLElement[]) one.click()
  })

/** What happens at a table within a few of its rounds. */
const withinRounds = { timeout: onThisMachine(60_000) }

test('a flight is left by hand, by those who bet on it before', { timeout: onThisMachine(90_000) }, async () => {
  const { visitor, rounds } = await playerAt('/casino/slot/aviator', desktop)
  const panel = visitor.locator('.crash-panel').first()
  const [bet, leave] = [/^Bet$/, /^Cash out/].map((name) => panel.getByRole('button', { name })) as [Locator, Locator]
  // A flight may be over before anybody can leave it: then the next one is tried.
  const isLeft = async () => {
    await press((await leave.count()) > 0 ? leave : bet)
    return (await rounds()).some(({ payout }) => payout !== null && payout > 0)
  }
  await panel.waitFor()
  await expect.poll(isLeft, withinRounds).toBe(true)
  expect(await barriersIn(visitor, 'main')).toEqual([])
})

test('a live table takes chips, shows what came, and its rounds can be checked', {
  timeout: onThisMachine(120_000),
}, async () => {
  const { visitor, rounds } = await playerAt('/live-dealers/dragon-tiger')
  const begin = visitor.locator('.bet-panel [type=submit]')
  const dragon = visitor.getByRole('button', { name: /^Dragon/ })
  await dragon.click(withinRounds)
  await visitor.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  expect(await barriersIn(visitor, 'main')).toEqual([])
  // A chip is laid, and placed, as soon as the table takes it.
  const isPlaced = async () => {
    await press((await begin.isEnabled()) ? begin : dragon)
    return (await rounds()).length
  }
  await expect.poll(isPlaced, withinRounds).toBe(1)
  await visitor.getByText('Your bet: ₹100').waitFor()
  await expect.poll(() => visitor.locator('.outcome-words').textContent(), withinRounds).toMatch(/wins|tie/)
  await expect.poll(() => rounds(), withinRounds).toMatchObject([{ state: 'ended' }])
  const result = visitor.locator('.table-results a').first()
  await result.waitFor(withinRounds)
  expect(await barriersIn(visitor, 'main')).toEqual([])
  await visitor.goto(server.address + (await result.getAttribute('href')))
  await visitor.getByRole('button', { name: 'Compute it again' }).click()
  await visitor.getByText('Everything fits: the round was fair.').waitFor()
})
