import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { databases } from '../kernel/databases.ts'
import { isLong, onThisMachine } from '../machine.ts'
import { scoreOf } from '../services/sportsbook/test-line.ts'
import { newBettor, oddsOf, openSlip, pick, placeButton, stake } from './betting.ts'
import { launchBrowser } from './browser.ts'
import { checkLedger } from './check-ledger.ts'
import { type JourneyServer, startServer } from './server.ts'
import { toldLine, withOdds } from './told-line.ts'

const browser = await launchBrowser()
const servers: [string, JourneyServer][] = []
for (const database of isLong ? databases : databases.slice(0, 1))
  servers.push([database, await startServer({ CAPTCHA: 'off' }, database)])

type Told = Parameters<ReturnType<typeof toldLine>['tell']>[0]

const tomorrow = Date.now() + 86_400_000
const [derby, final] = [
  { fixture: 'football-super-league.1', sides: ['north-harbour', 'old-mill'] },
  { fixture: 'football-super-league.2', sides: ['silverford', 'granite-vale'] },
]
const live = (home: number): Told => ({ ...derby, markets: [withOdds(home)] })
const planned = (home: number): Told => ({ ...final, state: 'planned', startsAt: tomorrow, markets: [withOdds(home)] })
const over = (home: number, away: number): Told => ({
  ...{ state: 'finished', score: scoreOf(home, away, ['half-1', 'half-2', 'match']), markets: [] },
})

const money = (visitor: Page) => visitor.locator('.player-money').textContent()

describe.each(servers)('a bettor, with %s', (_, server) => {
  test('follows a live match, accepts a changed price, sells one bet, and reads how the other one was settled twice', {
    timeout: onThisMachine(120_000),
  }, async () => {
    const { tell } = toldLine(server.db)
    await tell(live(2000))
    await tell(planned(1500))
    const { visitor, bets } = await newBettor(browser, server)

    const isOpen = visitor.waitForResponse(/v1\/stream/)
    await visitor.goto(`${server.address}/sports/football/football-super-league/1`)
    await isOpen
    await tell(live(2150))
    await oddsOf(visitor, 'North Harbour').first().locator('.odds-up').waitFor()
    await pick(oddsOf(visitor, 'North Harbour').first())
    await visitor.goto(`${server.address}/sports/football`)
    await pick(oddsOf(visitor, 'Silverford').first())
    await visitor.locator('.slip-bar', { hasText: '3.225' }).waitFor()

    await openSlip(visitor)
    await stake(visitor, '100')
    await tell(planned(1400))
    await visitor.getByRole('button', { name: 'Accept the new odds' }).click()
    await placeButton(visitor).click()
    await visitor.getByRole('timer').waitFor()
    await tell(live(1900))
    await visitor.getByText('Not accepted: the odds changed while the bet was held.').waitFor()
    expect(await money(visitor)).toBe('₹1,000')
    await visitor.getByRole('button', { name: 'Accept the new odds' }).click()
    await placeButton(visitor).click()
    await visitor.getByText('₹100 at 2.66, possible win ₹266').waitFor()

    await visitor.goto(`${server.address}/sports/football`)
    await pick(oddsOf(visitor, 'Silverford').first())
    await openSlip(visitor)
    await stake(visitor, '200')
    await placeButton(visitor).click()
    await visitor.getByText('₹200 at 1.40, possible win ₹280').waitFor()
    expect((await bets()).map(({ state, total }) => [state, total])).toEqual([
      ['refused', 10_000],
      ['open', 10_000],
      ['open', 20_000],
    ])

    await visitor.goto(`${server.address}/history/bets`)
    const bet = (words: string) => visitor.locator('.bet-line', { hasText: words })
    await bet('₹200').getByRole('button', { name: 'Cash out' }).click()
    await visitor.getByRole('dialog').getByRole('button', { name: 'Cash out for' }).click()
    await bet('₹200').locator('.state-cashed-out').waitFor()

    await tell({ ...derby, ...over(2, 1) })
    await tell({ ...final, startsAt: tomorrow, ...over(1, 0) })
    await bet('2.66').locator('.state-won').first().waitFor()
    await bet('2.66').locator('summary').click()
    const receipt = bet('2.66').locator('.receipt')
    await receipt.getByText('Score: 2 – 1').waitFor()
    await receipt.getByText('= ₹266').waitFor()

    await tell({ ...final, startsAt: tomorrow, ...over(1, 1) })
    await bet('2.66').locator('.state-lost').first().waitFor()
    await receipt.getByText('By a corrected result').waitFor()
    await receipt.getByText('Balance: −₹266').waitFor()
    await visitor.goto(`${server.address}/notifications`)
    await visitor.locator('.notice-line').first().waitFor()
    expect(checkLedger(server)).toBe(0)
    expect(visitor.complaints).toEqual([])
  })
})
