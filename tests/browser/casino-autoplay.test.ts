import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { GameEngine, Manifest } from '../../src/contract/index.ts'
import { barriersIn } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { siteWith } from './changed-records.ts'
import { newPlayer } from './players.ts'
import { startServer } from './server.ts'
import { elsewhere } from './withdrawing-player.ts'

/** Every card wins the prize that pays 3.3 times the stake, or none wins anything. */
const winning = (engine: GameEngine, wins: boolean): GameEngine =>
  engine.kind === 'scratch'
    ? {
        ...engine,
        prizes: engine.prizes.map((prize) => ({ ...prize, cards: wins && prize.pays === 3300 ? engine.of : 0 })),
      }
    : engine

const OUT_DIR = siteWith(
  (manifest): Manifest => ({
    ...manifest,
    games: manifest.games.map((game) => ({ ...game, engine: winning(game.engine, game.id === 'golden-scratch') })),
  }),
)
const server = await startServer({ CAPTCHA: 'off', OUT_DIR })
const browser = await launchBrowser()

/** A player with ₹1,000 at a game, with the choices of rounds in a row. */
async function playerAt(game: string) {
  const player = await newPlayer(browser, server)
  await elsewhere(server, player.id).win(100_000)
  const { visitor } = player
  await visitor.goto(`${server.address}/casino/game/${game}`)
  await visitor.locator('.stage[data-step=ready]').waitFor()
  await visitor.getByText('Several rounds in a row').press('Enter')
  const played = () => server.db.selectFrom('rounds').selectAll().where('account_id', '=', player.id).execute()
  return { visitor, played }
}

const rounds = (visitor: Page, count: number) => visitor.getByRole('button', { name: `${count} rounds`, exact: true })
const stopped = (visitor: Page) => visitor.locator('.autoplay-stopped')

/** Tells later whether an element had the focus, however soon it is gone again. */
async function noticeFocus(visitor: Page, selector: string) {
  await visitor.evaluate((wanted) => {
    addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.matches(wanted)) document.documentElement.dataset['noticed'] = wanted
    })
  }, selector)
  return async () => (await visitor.locator('html').getAttribute('data-noticed')) === selector
}

const isFocused = (visitor: Page, selector: string) =>
  visitor.locator(selector).evaluate((element) => element === document.activeElement)

test('rounds in a row stop before more is lost than was set; all of it by the keyboard', async () => {
  const { visitor, played } = await playerAt('monsoon-scratch')
  const loss = visitor.getByLabel('Stop before I lose more than')
  await loss.fill('50')
  await visitor.getByText('A round costs more than that').waitFor()
  expect(await rounds(visitor, 10).isEnabled()).toBe(false)
  await loss.fill('250')
  await loss.press('Enter')
  expect(await barriersIn(visitor, 'main')).toEqual([])
  expect(await played()).toEqual([])
  const wasStopFocused = await noticeFocus(visitor, '.autoplay-place > button')
  await rounds(visitor, 100).press('Enter')
  await expect.poll(() => stopped(visitor).textContent()).toBe('Stopped: another round could pass your loss limit.')
  expect(await wasStopFocused()).toBe(true)
  expect((await played()).map(({ staked, payout }) => [staked, payout])).toEqual([
    [10_000, 0],
    [10_000, 0],
  ])
  await expect.poll(() => isFocused(visitor, '.autoplay summary')).toBe(true)
})

test('rounds in a row stop at a single win that is large enough', async () => {
  const { visitor, played } = await playerAt('golden-scratch')
  await visitor.getByLabel('Stop at a single win of').fill('some')
  await visitor.getByText('Type an amount such as ₹500').waitFor()
  await visitor.getByLabel('Stop at a single win of').fill('330')
  await rounds(visitor, 25).click()
  await expect.poll(() => stopped(visitor).textContent()).toBe('Stopped: a round won as much as you had set.')
  expect((await played()).map(({ payout }) => payout)).toEqual([33_000])
})

test('rounds in a row are played to their end, or until the player stops', async () => {
  const { visitor, played } = await playerAt('golden-scratch')
  await visitor.getByLabel('Stop at a single win of').fill('331')
  await rounds(visitor, 100).click()
  await expect.poll(async () => (await played()).length).toBeGreaterThanOrEqual(2)
  await visitor.getByRole('button', { name: /^Stop \(\d+ left\)$/ }).press('Enter')
  await expect.poll(() => isFocused(visitor, '.autoplay summary')).toBe(true)
  expect((await played()).length).toBeLessThan(100)
  expect(await stopped(visitor).textContent()).toBe('')
})
