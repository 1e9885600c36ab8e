import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onThisMachine } from '../machine.ts'
import { barriersIn } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { newPlayer } from './players.ts'
import { startServer } from './server.ts'
import { elsewhere } from './withdrawing-player.ts'

const server = await startServer({ CAPTCHA: 'off' })
const browser = await launchBrowser()
const { address, db } = server

const roundsOf = (id: string) => db.selectFrom('rounds').selectAll().where('account_id', '=', id).execute()
const begin = (visitor: Page) => visitor.locator('.bet-panel [type=submit]').first()

test('a table goes on while its stream is blocked: it is asked instead', {
  timeout: onThisMachine(120_000),
}, async () => {
  const { visitor, id } = await newPlayer(browser, server)
  await elsewhere(server, id).win(100_000)
  await visitor.route('**/api/v1/stream**', (route) => route.abort())
  await visitor.goto(`${address}/live-dealers/dragon-tiger`)
  await visitor
    .getByText('The live picture is interrupted. The table is asked every few seconds.')
    .waitFor({ timeout: onThisMachine(40_000) })
  const dragon = visitor.getByRole('button', { name: /^Dragon/ })
  // Between two questions, the table may have closed: then the bet is refused, and placed in the next round.
  const bet = async () => {
    if (await dragon.isEnabled()) {
      await dragon.click()
      await begin(visitor).click()
    }
    return (await roundsOf(id)).length
  }
  await expect.poll(bet, { interval: 2000, timeout: onThisMachine(60_000) }).toBeGreaterThan(0)
  await expect
    .poll(() => visitor.locator('.outcome-words').textContent(), { timeout: onThisMachine(60_000) })
    .toMatch(/wins|tie/)
  const isOpen = async () => (await roundsOf(id)).some(({ state }) => state !== 'ended')
  await expect.poll(isOpen, { timeout: onThisMachine(60_000) }).toBe(false)
  expect(await barriersIn(visitor, 'main')).toEqual([])
})
