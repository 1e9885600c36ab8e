import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { cases, onThisMachine } from '../machine.ts'
import { rulesOfGame } from '../rules/rounds/shipped-games.ts'
import { barriersIn } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { chooseCards } from './chosen-cards.ts'
import { newPlayer } from './players.ts'
import { startServer } from './server.ts'
import { desktop, open, phone, type Visit } from './visit.ts'
import { elsewhere } from './withdrawing-player.ts'

const server = await startServer({ CAPTCHA: 'off' })
const browser = await launchBrowser()
const { address, db } = server

/** A player with ₹1,000 at a game. */
async function playerAt(path: string, options: BrowserContextOptions = phone) {
  const player = await newPlayer(browser, server, { options })
  await elsewhere(server, player.id).win(100_000)
  await player.visitor.goto(address + path)
  return player
}

async function goTo(path: string, options: BrowserContextOptions = phone): Promise<Visit> {
  const visitor = await open(browser, options)
  await visitor.goto(address + path)
  return visitor
}

const roundsOf = (id: string) => db.selectFrom('rounds').selectAll().where('account_id', '=', id).execute()

const statesOf = async (id: string) => (await roundsOf(id)).map(({ state }) => state)

const begin = (visitor: Page) => visitor.locator('.bet-panel [type=submit]').first()

/** Until a round can begin, or waits for the player. */
const isAt = (visitor: Page, step: 'ready' | 'moving') => visitor.locator(`.stage[data-step=${step}]`).waitFor()

const words = (visitor: Page) => visitor.locator('.outcome-words')

const moneyOf = (visitor: Page) => visitor.locator('.player-money').textContent()

const inRupees = (amount: number) => `₹${(amount / 100).toLocaleString('en-IN')}`

describe('a lobby', () => {
  test('is read, searched and left without JavaScript', async () => {
    const visitor = await goTo('/casino', { ...phone, javaScriptEnabled: false })
    expect(await visitor.locator('.featured-card').count()).toBe(5)
    await visitor.getByRole('searchbox').fill('tiger')
    await visitor.getByRole('button', { name: 'Search' }).click()
    await visitor.waitForURL(/\/casino\?search=tiger/)
    await visitor.getByRole('link', { name: 'Lucky Tiger' }).click()
    await visitor.waitForURL('**/casino/slot/fortune-tiger')
    expect(await visitor.locator('h1').textContent()).toBe('Lucky Tiger')
    expect(visitor.complaints).toEqual([])
  })

  test('follows what is typed and chosen, and its address too', async () => {
    const visitor = await goTo('/casino/slots')
    await visitor.getByRole('searchbox').pressSequentially('tiger')
    await expect.poll(() => visitor.locator('.games-found .game-name').allTextContents()).toEqual(['Lucky Tiger'])
    await expect.poll(() => new URL(visitor.url()).search).toBe('?search=tiger')
    await visitor.getByRole('searchbox').fill('')
    await visitor.getByLabel('Order').selectOption('title')
    const isInOrder = async () => {
      const names = await visitor.locator('.games-found .game-name').allTextContents()
      return names.length > 5 && names.join() === names.toSorted().join()
    }
    await expect.poll(isInOrder).toBe(true)
    expect(visitor.complaints).toEqual([])
  })

  test('shows players what they marked and played last', async () => {
    const { visitor, id } = await playerAt('/casino')
    const heart = visitor.getByRole('button', { name: 'Favourite: Gem Slots' }).first()
    await heart.click()
    await visitor.getByRole('heading', { name: 'Your favourites' }).waitFor()
    await expect
      .poll(() => db.selectFrom('favourite_games').selectAll().where('account_id', '=', id).execute())
      .toHaveLength(1)
    await visitor.reload()
    await visitor.getByRole('heading', { name: 'Your favourites' }).waitFor()
    expect(await heart.getAttribute('aria-pressed')).toBe('true')
    expect(await barriersIn(visitor, 'main')).toEqual([])
  })
})

test('a slot is spun: the outcome is told, and the money is what the ledger says', async () => {
  const { visitor, id } = await playerAt('/casino/slot/fortune-tiger')
  await isAt(visitor, 'ready')
  await begin(visitor).click()
  await expect.poll(() => statesOf(id)).toEqual(['ended'])
  await expect.poll(() => words(visitor).textContent()).toMatch(/You won|No win/)
  const [round] = await roundsOf(id)
  await expect.poll(() => moneyOf(visitor)).toBe(inRupees(100_000 - (round?.staked ?? 0) + (round?.payout ?? 0)))
  expect(await barriersIn(visitor, 'main')).toEqual([])
  await visitor.goto(`${address}/history/games`)
  await visitor.locator('.history-line').getByRole('link', { name: 'Lucky Tiger' }).waitFor()
  expect(await barriersIn(visitor, 'main')).toEqual([])
  expect(visitor.complaints).toEqual([])
})

test('blackjack is played to its end by the keyboard', async () => {
  const { visitor, id } = await playerAt('/casino/game/blackjack', desktop)
  await isAt(visitor, 'ready')
  await begin(visitor).press('Enter')
  await visitor.locator('.hand-card').nth(2).waitFor()
  // An ace of the dealer comes with an insurance; a natural ends the round at once.
  const isOver = words(visitor).filter({ hasText: /^You \d+, dealer \d+/ })
  for (const name of ['No insurance', 'Stand']) {
    const move = visitor.getByRole('button', { name, exact: true }).and(visitor.locator(':enabled'))
    const after = visitor.getByRole('button', { name: 'Stand', exact: true }).and(visitor.locator(':enabled'))
    await move.or(after).or(isOver).first().waitFor()
    if (await move.isHidden()) continue
    await move.press('Enter')
    await move.waitFor({ state: 'detached' })
  }
  await isOver.waitFor()
  expect(await statesOf(id)).toEqual(['ended'])
  expect(visitor.complaints).toEqual([])
})

test('a field of mines survives a reload, and is cashed out', async () => {
  const { visitor, id, ask } = await playerAt('/casino')
  await ask('/api/v1/seeds')
  const mines = { rules: rulesOfGame('mines', 'mines'), bet: { kind: 'mines', amount: 10_000, mines: 1 } } as const
  await chooseCards(server, id, {
    ...mines,
    moves: [{ kind: 'open', cell: 6 }],
    isIt: (round) => round.moves.length > 0,
  })
  await visitor.goto(`${address}/casino/slot/mines`)
  await isAt(visitor, 'ready')
  await visitor.getByRole('button', { name: '1', exact: true }).click()
  await begin(visitor).click()
  await isAt(visitor, 'moving')
  await visitor.getByRole('button', { name: 'Cell 7', exact: true }).click()
  await expect.poll(() => visitor.locator('.mines-cell.is-open').count()).toBe(1)
  await visitor.reload()
  await expect.poll(() => visitor.locator('.mines-cell.is-open').count()).toBe(1)
  await isAt(visitor, 'moving')
  await visitor.getByRole('button', { name: /^Take ₹/ }).click()
  await expect.poll(() => statesOf(id)).toEqual(['ended'])
  const [round] = await roundsOf(id)
  expect(round?.payout).toBeGreaterThan(round?.staked ?? 0)
  await expect.poll(() => words(visitor).textContent()).toContain(`You won ${inRupees(round?.payout ?? 0)}`)
})

test('a request that was lost on the way begins one round, not two', async () => {
  const { visitor, id } = await playerAt('/casino/game/dice')
  await isAt(visitor, 'ready')
  let lost = 0
  await visitor.route('**/api/v1/rounds', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  await begin(visitor).click()
  await expect.poll(() => words(visitor).textContent(), { timeout: onThisMachine(20_000) }).toMatch(/The number is/)
  expect(lost).toBe(1)
  expect(await roundsOf(id)).toHaveLength(1)
})

test('who has too little money reads why, and where to go', async () => {
  const { visitor } = await newPlayer(browser, server)
  await visitor.goto(`${address}/casino/game/dice`)
  await isAt(visitor, 'ready')
  await begin(visitor).click()
  const refusal = visitor.getByRole('alert')
  await refusal
    .getByText(/balance|money|funds/i)
    .first()
    .waitFor()
  expect(await refusal.getByRole('link').getAttribute('href')).toBe('/deposit-withdraw')
})

test('a roulette wheel is round', async () => {
  const { visitor } = await playerAt('/casino/game/roulette')
  const { width = 0, height = 1 } = (await visitor.locator('.roulette-wheel').boundingBox()) ?? {}
  expect(width / height).toBeCloseTo(1, 1)
})

test('a field takes chips once it is known what one is worth', async () => {
  const { visitor, id } = await playerAt('/casino')
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>()
  await visitor.route('**/v1/games/roulette?*', async (route) => {
    await isAnswered
    await route.continue()
  })
  await visitor.goto(`${address}/casino/game/roulette`)
  await isAt(visitor, 'ready')
  const odd = visitor.getByRole('button', { name: /^Odd/ })
  expect(await odd.isDisabled()).toBe(true)
  answer()
  await odd.click()
  await visitor.getByRole('button', { name: 'Odd, ₹100 laid' }).waitFor()
  const stake = visitor.getByLabel('Stake')
  await stake.fill('0')
  expect(await odd.isDisabled()).toBe(true)
  await stake.fill('50')
  await odd.click()
  await begin(visitor).click()
  await expect.poll(() => roundsOf(id)).toMatchObject([{ staked: 15_000 }])
})

test('who spins at the end of a long board sees the wheel', async () => {
  const { visitor } = await playerAt('/casino/game/roulette')
  await isAt(visitor, 'ready')
  await visitor.getByRole('button', { name: /^Odd/ }).click()
  await begin(visitor).click()
  const isSeen = () =>
    visitor.locator('.roulette-wheel').evaluate((wheel) => {
      const { top, left, width } = wheel.getBoundingClientRect()
      return wheel.contains(document.elementFromPoint(left + width / 2, top + 1))
    })
  await expect.poll(isSeen).toBe(true)
})

test('a round is computed again from its number once its seed is told', async () => {
  const { visitor, id } = await playerAt('/casino/game/dice')
  await isAt(visitor, 'ready')
  await begin(visitor).click()
  await expect.poll(() => statesOf(id)).toEqual(['ended'])
  const [round] = await roundsOf(id)
  await visitor.goto(`${address}/casino/fairness#${round?.id}`)
  await visitor.getByText('The seed of this round is still secret').waitFor()
  await visitor.goto(`${address}/casino/game/dice`)
  await visitor.getByText('Fairness', { exact: true }).click()
  await visitor.getByRole('button', { name: 'Change seeds' }).click()
  await visitor.getByText('Our seed before').first().waitFor()
  await visitor.goto(`${address}/casino/fairness#${round?.id}`)
  await visitor.reload()
  await visitor.getByText('Everything fits: the round was fair.').waitFor()
  expect(await barriersIn(visitor, 'main')).toEqual([])
})

test('another balance resets a slot, once the player has agreed', async () => {
  const { visitor, id } = await newPlayer(browser, server, { bonus_id: 101 })
  await elsewhere(server, id).activateBonus(50_000)
  await visitor.goto(`${address}/casino/slot/fortune-tiger`)
  await elsewhere(server, id).win(100_000)
  await visitor.reload()
  await isAt(visitor, 'ready')
  await begin(visitor).click()
  await expect.poll(() => words(visitor).textContent()).toMatch(/You won|No win/)
  const told = await words(visitor).textContent()
  const bonus = visitor.getByRole('radio', { name: /Bonus/ })
  const question = visitor.getByRole('dialog')
  await bonus.click()
  await question.getByText('Changing the balance in a slot game resets the game.').waitFor()
  expect(await barriersIn(visitor, 'dialog')).toEqual([])
  await question.getByRole('button', { name: 'Keep playing' }).click()
  expect([await bonus.isChecked(), await words(visitor).textContent()]).toEqual([false, told])
  await bonus.click()
  await question.getByRole('button', { name: 'Change' }).click()
  await expect.poll(() => words(visitor).textContent()).toBe('\u00A0')
  expect(await bonus.isChecked()).toBe(true)
  await begin(visitor).click()
  await expect.poll(() => statesOf(id)).toEqual(['ended', 'ended'])
  expect((await roundsOf(id)).map(({ balance }) => balance).sort()).toEqual(['bonus', 'cash'])
})

const smallest = { ...phone, viewport: { width: 320, height: 640 } }
const looked = cases(
  [
    ['/ru/casino/slots', smallest],
    ['/te/casino/slot/chicken-road', smallest],
  ],
  [
    ['/hi/casino', phone],
    ['/casino/game/roulette', smallest],
    ['/casino/fairness', desktop],
    ['/tv-games', desktop],
  ],
)

test.each(looked)('%s has no barrier, and nothing sticks out', async (path, options) => {
  const visitor = await goTo(path, options)
  await visitor.waitForSelector('#root[data-ready]', { state: 'attached' })
  expect(await barriersIn(visitor, 'main')).toEqual([])
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(visitor.complaints).toEqual([])
})
