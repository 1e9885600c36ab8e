import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { RoundBet, RoundMove } from '../../src/contract/index.ts'
import type { Round } from '../../src/rules/rounds/engine.ts'
import { rulesOfGame } from '../rules/rounds/shipped-games.ts'
import { barriersIn } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { chooseCards } from './chosen-cards.ts'
import { newPlayer } from './players.ts'
import { startServer } from './server.ts'
import { elsewhere } from './withdrawing-player.ts'

const server = await startServer({ CAPTCHA: 'off' })
const browser = await launchBrowser()

const rules = rulesOfGame('blackjack', 'blackjack')
const bet: RoundBet = { kind: 'blackjack', amount: 10_000 }

/** A player on a phone, with ₹1,000, at a table where the first round goes as it is needed. */
async function playerAt(moves: readonly RoundMove['kind'][], isIt: (round: Round) => boolean) {
  const player = await newPlayer(browser, server)
  await elsewhere(server, player.id).win(100_000)
  await player.ask('/api/v1/seeds')
  await chooseCards(server, player.id, { rules, bet, moves: moves.map((kind) => ({ kind }) as RoundMove), isIt })
  await player.visitor.goto(`${server.address}/casino/game/blackjack`)
  await player.visitor.locator('.stage[data-step=ready]').waitFor()
  await player.visitor.locator('.bet-panel [type=submit]').click()
  const round = () =>
    server.db.selectFrom('rounds').selectAll().where('account_id', '=', player.id).executeTakeFirstOrThrow()
  return { visitor: player.visitor, round }
}

const handsOf = ({ shown }: Round) => ('hands' in shown && Array.isArray(shown.hands) ? shown.hands.length : 0)

async function move(visitor: Page, name: string): Promise<void> {
  const button = visitor.locator('.moves').getByRole('button', { name, exact: true })
  await button.and(visitor.locator(':enabled')).press('Enter')
  await visitor.locator('.stage:not([data-step=sending])').waitFor()
}

test('a pair is split into four hands after an insurance, and fits on a phone', async () => {
  const moves = ['insure', 'split', 'split', 'split', 'stand', 'stand', 'stand'] as const
  const { visitor, round } = await playerAt(
    moves,
    (one) => handsOf(one) === 4 && one.moves.includes('stand') && one.stakes.at(-1)?.factor === 0,
  )
  await move(visitor, 'Insurance ₹50')
  await visitor.locator('.felt-note', { hasText: 'Insurance ₹50' }).waitFor()
  for (const count of [2, 3, 4]) {
    await move(visitor, 'Split')
    await expect.poll(() => visitor.locator('.hands .hand').count()).toBe(count)
  }
  await visitor.getByText('Hand 4').waitFor()
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await barriersIn(visitor, 'main')).toEqual([])
  for (let hand = 0; (await round()).state === 'running' && hand < 4; hand++) await move(visitor, 'Stand')
  await expect.poll(async () => (await round()).state).toBe('ended')
  await expect.poll(() => visitor.locator('.outcome-words').textContent()).toMatch(/^You \d+, \d+, \d+, \d+, dealer/)
  expect((await round()).staked).toBe(45_000)
})

test('an insurance is won against a blackjack of the dealer, and nothing tells of it before', async () => {
  const { visitor, round } = await playerAt(
    ['insure'],
    ({ stakes }) => stakes.at(-1)?.factor === 3000 && stakes[0]?.factor === 0,
  )
  await visitor.locator('.moves').getByRole('button', { name: 'No insurance' }).waitFor()
  expect(await visitor.locator('.hand').first().locator('.hand-card .unseen').count()).toBe(1)
  await move(visitor, 'Insurance ₹50')
  await expect.poll(() => visitor.locator('.outcome-words').textContent()).toContain('You won ₹150')
  expect(await round()).toMatchObject({ state: 'ended', staked: 15_000, payout: 15_000 })
})
