import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cases, onThisMachine } from '../machine.ts'
import { awayWins, homeWins } from '../services/sportsbook/test-bets.ts'
import { barriersIn } from './barriers.ts'
import { choose, cricketLine, openSlip, placeButton, stake } from './betting.ts'
import { launchBrowser } from './browser.ts'
import { newPlayer } from './players.ts'
import { startServer } from './server.ts'
import { stickingOut } from './sticking-out.ts'
import { phone } from './visit.ts'
import { elsewhere } from './withdrawing-player.ts'

const server = await startServer({ CAPTCHA: 'off', SPORTS_FEED: 'off' })
const browser = await launchBrowser()
const line = cricketLine(server)

const [sportsBonus, freeBet] = [102, 113]

async function playerWith(bonus_id: number, money?: number) {
  const player = await newPlayer(browser, server, { bonus_id })
  const away = elsewhere(server, player.id)
  if (money !== undefined) await away.activateBonus(money)
  await player.visitor.goto(`${server.address}/bonuses`)
  return { ...player, away, panel: player.visitor.locator('.bonus-panel').first() }
}

/** Bets on a match of its own with what is chosen in the slip. */
async function bet(visitor: Page, { balance, amount }: { balance: RegExp; amount?: string }): Promise<string> {
  await line.clear()
  const match = await line.addMatch()
  await choose(visitor, server, 'Salt Bay')
  await openSlip(visitor)
  await visitor.locator('.slip').getByRole('radio', { name: balance }).check()
  if (amount) await stake(visitor, amount)
  await placeButton(visitor).click()
  await visitor.getByText('Bet accepted').waitFor()
  return match
}

const own = (id: string) => server.db.updateTable('player_bonuses').where('account_id', '=', id)

test('a bonus waits for its deposit, is played with, and its money becomes real when the wager is met', async () => {
  const { visitor, id, away, panel } = await playerWith(sportsBonus)
  await panel.getByText('Waiting for deposit').waitFor()
  await panel.getByText('Sport · Wager X10').waitFor()
  await away.activateBonus(100_000)
  await visitor.reload()
  await panel.getByText('₹0 / ₹10,000').waitFor()
  await panel.getByText(/^6 days 23:\d\d:\d\d$/).waitFor()
  expect(await barriersIn(visitor, 'main')).toEqual([])
  await line.setResult(await bet(visitor, { balance: /Bonus money/, amount: '100' }), homeWins)
  await visitor.goto(`${server.address}/bonuses`)
  await expect
    .poll(() => visitor.reload().then(() => panel.locator('.wagering').textContent()), {
      timeout: onThisMachine(20_000),
    })
    .toContain('₹100 / ₹10,000')
  await own(id).set({ wagered: 995_000 }).execute()
  await line.setResult(await bet(visitor, { balance: /Bonus money/, amount: '50' }), awayWins)
  await visitor.goto(`${server.address}/bonuses`)
  await expect
    .poll(() => visitor.reload().then(() => panel.locator('header').textContent()), { timeout: onThisMachine(20_000) })
    .toContain('Win')
  // The page that first shows it may have asked for the balance a moment before.
  await visitor.reload()
  await panel.getByText('Moved to your real balance: ₹1,050').waitFor()
  await visitor.locator('.player').click()
  await visitor.getByRole('radio', { name: 'Real money' }).check()
  await expect.poll(() => visitor.locator('.player-money').textContent()).toBe('₹1,050')
})

test('a bonus that is cancelled is gone after a question, and stands in the history', async () => {
  const { visitor, panel } = await playerWith(sportsBonus, 70_000)
  await panel.getByRole('button', { name: 'Cancel bonus' }).click()
  const question = visitor.getByRole('dialog')
  await question.getByText('You lose ₹700 of bonus money').waitFor()
  await question.getByRole('button', { name: 'Keep the bonus' }).click()
  expect(await panel.getAttribute('data-status')).toBe('activated')
  await panel.getByRole('button', { name: 'Cancel bonus' }).click()
  await question.getByRole('button', { name: 'Cancel bonus' }).click()
  await panel.getByText('Deactivated').waitFor()
  for (const [tab, count] of [
    ['Activated', 0],
    ['Casino', 0],
    ['Sports', 1],
    ['History', 1],
  ] as const) {
    await visitor.getByRole('button', { name: tab, exact: true }).click()
    await expect.poll(() => visitor.locator('.bonus-panel').count()).toBe(count)
  }
})

test('a bonus whose time is over expires by itself, and its player is told', async () => {
  const { visitor, id, panel } = await playerWith(sportsBonus, 70_000)
  await own(id).set({ expires_at: Date.now() }).execute()
  const status = () => visitor.reload().then(() => panel.locator('.mark').textContent())
  await expect.poll(status, { timeout: onThisMachine(30_000), interval: 1000 }).toBe('Expired')
  await visitor.goto(`${server.address}/notifications`)
  await visitor.getByText('The time of your bonus is over').waitFor()
})

test('a bonus is lost with its last money', async () => {
  const { visitor, panel } = await playerWith(sportsBonus, 10_000)
  await line.setResult(await bet(visitor, { balance: /Bonus money/, amount: '100' }), awayWins)
  await visitor.goto(`${server.address}/bonuses`)
  const status = () => visitor.reload().then(() => panel.locator('.mark').textContent())
  await expect.poll(status, { timeout: onThisMachine(20_000), interval: 500 }).toBe('Lost')
})

test('a free bet costs nothing, and pays what it wins', async () => {
  const { visitor, id, panel } = await playerWith(freeBet)
  await own(id)
    .set({ status: 'activated', free_stake: 50_000, activated_at: Date.now(), expires_at: Date.now() + 3_600_000 })
    .execute()
  await visitor.reload()
  await panel.getByText('1 free bet left').waitFor()
  await panel.getByText('₹500 each').waitFor()
  const match = await bet(visitor, { balance: /1 free bet/ })
  await line.setResult(match, homeWins)
  await expect
    .poll(() => visitor.reload().then(() => visitor.locator('.player-money').textContent()), {
      timeout: onThisMachine(20_000),
    })
    .toBe('₹500')
})

test('a promo code gives a bonus once', async () => {
  const { visitor } = await playerWith(0)
  const use = async (code: string) => {
    await visitor.getByLabel('Promo code').fill(code)
    await visitor.getByRole('button', { name: 'Use code' }).click()
  }
  await use('')
  await visitor.getByText('Enter promo code.').waitFor()
  await use('999999')
  await visitor.getByText('This promo code does not exist').waitFor()
  await use('150150')
  await visitor.getByText('Your code was accepted: 150% on your first deposit.').waitFor()
  await visitor.locator('.bonus-panel', { hasText: 'Waiting for deposit' }).waitFor()
  await use('500500')
  await visitor.getByText('Another bonus already waits for your deposit.').waitFor()
})

test.each(cases(['te'], ['ru', 'th', 'pt']))(
  'nothing sticks out of the bonuses on the smallest phone, in %s',
  async (locale) => {
    const player = await newPlayer(browser, server, {
      bonus_id: sportsBonus,
      options: { ...phone, viewport: { width: 320, height: 640 } },
    })
    await elsewhere(server, player.id).activateBonus(100_000)
    await player.visitor.goto(`${server.address}/${locale}/bonuses`)
    await player.visitor.locator('.bonus-panel').waitFor()
    await player.visitor.locator('.bonus-panel summary').click()
    expect(await player.visitor.evaluate(stickingOut)).toEqual([])
  },
)
