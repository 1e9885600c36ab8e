import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../kernel/databases.ts'
import { isLong } from '../../machine.ts'
import { abandoned, awayWins, homeWins, leg } from '../sportsbook/test-bets.ts'
import { bonusModel } from './bonus-model.ts'
import { openBonuses, playerWithBonus, type TestBonuses } from './test-bonuses.ts'

const runs = { SQLite: isLong ? 150 : 15, PostgreSQL: isLong ? 50 : 5 }
const [sport, freebets] = [900, 902]

const results = { won: homeWins, lost: awayWins, returned: abandoned }

const acts = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('place' as const),
      stake: fc.constantFrom(5000, 20_000, 33_333, 50_000, 60_000, 70_000),
      odds: fc.constantFrom(1400, 1500, 2000, 3500),
      balance: fc.constantFrom('cash' as const, 'bonus' as const, 'bonus' as const, 'free' as const),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('settle' as const),
      bet: fc.nat(5),
      result: fc.constantFrom('won' as const, 'won' as const, 'lost' as const, 'returned' as const),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'cancel' as const }) },
)

const stories = fc.record({
  bonus: fc.constantFrom(sport, sport, freebets),
  acts: fc.array(acts, { minLength: 4, maxLength: 24 }),
})

describe.each(databases)('whatever a player does with a bonus, on %s', (database) => {
  let bets: TestBonuses
  beforeAll(async () => {
    bets = await openBonuses(database)
  })
  afterAll(() => bets.close())

  test('its money is as a model says that makes it real only when the wager is met', async () => {
    const property = fc.asyncProperty(stories, async ({ bonus, acts: all }) => {
      const player = await playerWithBonus(bets, bonus)
      const model = bonusModel({ isFree: bonus === freebets, amount: 100_000, wager: bonus === freebets ? 0 : 3 })
      const matches: string[] = []
      for (const act of all) {
        if (act.kind === 'place') {
          const match = await bets.addMatch({ markets: [{ odds: { home: act.odds, away: 1500 } }] })
          const { stake, balance } = act
          const answer = await player.ask({ legs: [leg(match, { odds: act.odds })], stake, balance })
          const isTaken = model.place(act)
          expect([answer.statusCode === 200, answer.json().code]).toEqual([isTaken, answer.json().code])
          if (isTaken) matches.push(match)
        }
        const place = act.kind === 'settle' ? model.openAt(act.bet) : undefined
        if (act.kind === 'settle' && place !== undefined) {
          await bets.setResult(matches[place] ?? '', results[act.result])
          await bets.settle()
          model.settle(place, act.result)
        }
        if (act.kind === 'cancel') {
          const { id } = await player.bonus()
          const { statusCode } = await player.cancel(id)
          expect(statusCode === 200).toBe(model.cancel())
        }
        const { cash = 0, bonus: money = 0 } = await player.money()
        expect([cash, money, (await player.bonus()).status]).toEqual([model.cash(), model.bonus(), model.status()])
      }
    })
    await fc.assert(property, { numRuns: runs[database] })
    expect(await bets.faults()).toEqual([])
  })
})
