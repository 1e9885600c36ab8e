import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { awayWins, homeWins } from '../services/sportsbook/test-bets.ts'
import { barriersIn } from './barriers.ts'
import { choose, cricketLine, newBettor, openSlip, placeButton, stake } from './betting.ts'
import { launchBrowser } from './browser.ts'
import { startServer } from './server.ts'

const server = await startServer({ CAPTCHA: 'off', SPORTS_FEED: 'off' })
const browser = await launchBrowser()
const line = cricketLine(server)

test('a player follows bets to their end: the receipt, a corrected result, a bet that is sold, the file', async () => {
  const [settled, sold] = [await line.addMatch(), await line.addMatch({ sides: ['palm-sound', 'lantern-point'] })]
  const { visitor } = await newBettor(browser, server)
  await choose(visitor, server, 'Salt Bay', 'Lantern Point')
  await openSlip(visitor)
  await visitor.getByLabel('Kind of bet').selectOption({ label: 'Singles' })
  await stake(visitor, '100')
  await placeButton(visitor).click()
  await visitor.getByText('2 bets accepted').waitFor()
  await visitor.getByRole('link', { name: 'My bets' }).click()
  const bet = (name: string) => visitor.locator('.bet-line', { hasText: name })
  await bet('Salt Bay').getByText('Not calculated').waitFor()
  expect(await bet('Lantern Point').locator('.bet-leg').textContent()).toContain('Match winner')
  expect(await barriersIn(visitor, 'main')).toEqual([])

  await line.setResult(settled, homeWins)
  await bet('Salt Bay').locator('.state-won').first().waitFor()
  await bet('Salt Bay').locator('summary').click()
  const receipt = bet('Salt Bay').locator('.receipt')
  await receipt.getByText('₹100 × 2.00 = ₹200').waitFor()
  await receipt.getByText('Score: 171 – 165').waitFor()
  await receipt.getByText('₹100 at odds of 2.00 count as bet').waitFor()
  expect(await barriersIn(visitor, 'main')).toEqual([])
  await line.setResult(settled, awayWins)
  await bet('Salt Bay').locator('.state-lost').first().waitFor()
  await receipt.getByText('By a corrected result').waitFor()
  await receipt.getByText('Balance: −₹200').waitFor()

  await line.setOdds(sold, { home: 2400, away: 1500 })
  await bet('Lantern Point').getByRole('button', { name: 'Cash out' }).click()
  const question = visitor.getByRole('dialog')
  await question.getByText('₹100 × 1.80 ÷ 1.50 × (1 − 5%)').waitFor()
  await line.setOdds(sold, { home: 2500, away: 1600 })
  await question.getByRole('button', { name: 'Cash out for ₹114' }).click()
  await visitor.getByText('The value of your bet has changed. Look at the new offer.').waitFor()
  await bet('Lantern Point').getByRole('button', { name: 'Cash out for ₹106.87' }).click()
  await question.getByRole('button', { name: 'Cash out for ₹106.87' }).click()
  await bet('Lantern Point').locator('.state-cashed-out').waitFor()

  await visitor.getByLabel('Status').selectOption({ label: 'Lost' })
  await expect.poll(() => visitor.locator('.bet-line').count()).toBe(1)
  const [file] = await Promise.all([
    visitor.waitForEvent('download'),
    visitor.getByRole('button', { name: 'Download these bets (CSV)' }).click(),
  ])
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('lost')
})
