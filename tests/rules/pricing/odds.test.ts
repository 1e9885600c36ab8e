import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playToTheEnd } from '../../../src/rules/play/play-to-the-end.ts'
import { isOver } from '../../../src/rules/play/played.ts'
import { createChance, type Seed } from '../../../src/rules/play/random.ts'
import { chancesOf } from '../../../src/rules/pricing/chances.ts'
import { endingsOf } from '../../../src/rules/pricing/endings.ts'
import { offerOf } from '../../../src/rules/pricing/offer.ts'
import { priceOf } from '../../../src/rules/pricing/price.ts'
import { partKindsOf } from '../../../src/rules/sport/parts.ts'
import { marketTypes, seeds, shipped } from '../play/shipped-sports.ts'

type Match = (typeof shipped)[number]

/** A match after some of its steps, and how it may end. */
function situationOf({ game, fixture }: Match, seed: Seed, steps: number, times = 60) {
  const [played, chance] = [game.begin(), createChance(seed)]
  for (let step = 0; step < steps && !isOver(played); step++) game.advance(played, chance)
  const endings = endingsOf(game, fixture.sides, playToTheEnd(game, played, seed, times))
  return { played, endings }
}

const steps = fc.integer({ min: 0, max: 150 })
const runs = { numRuns: 8 }
const typesOf = ({ sport }: Match) => marketTypes.filter(({ sports }) => sports.includes(sport.id))

/** How many outcomes of a market win together. */
const winners = { 'double-chance': 2, 'race-place': undefined } as Readonly<Record<string, number | undefined>>

describe.each(shipped.map((match) => [match.competition.id, match] as const))('the odds of %s', (_, match) => {
  test('come from chances that sum to one, at any moment', () => {
    fc.assert(
      fc.property(seeds, steps, (seed, after) => {
        const { endings } = situationOf(match, seed, after)
        for (const { rule, part, lines } of typesOf(match))
          for (const name of partKindsOf(match.sport.play)[part]?.parts.slice(0, 3) ?? []) {
            const market = { part: name, ...(lines && { line: (lines.offset ?? 0) + 2 * lines.step }) }
            const { decided, of } = chancesOf(rule, market, endings)
            const sum = [...of.values()].reduce((all, chance) => all + chance, 0)
            const whole = rule.kind === 'race-place' ? rule.places : (winners[rule.kind] ?? 1)
            if (decided > 0) expect(sum).toBeCloseTo(whole, 9)
          }
      }),
      runs,
    )
  })

  test('have the margin of the competition, or of the market type', () => {
    fc.assert(
      fc.property(seeds, steps, (seed, after) => {
        const { played, endings } = situationOf(match, seed, after)
        const { sport, competition, game } = match
        const types = typesOf(match)
        const parts = { play: sport.play, types, margin: competition.margin }
        for (const { type, odds } of offerOf(parts, { layout: game.layout, played, isLive: after > 0 }, endings)) {
          const { rule, margin = competition.margin } = types.find(({ id }) => id === type) ?? expect.fail(type)
          const whole = rule.kind === 'race-place' ? rule.places : (winners[rule.kind] ?? 1)
          const prices = Object.values(odds)
          const sum = prices.reduce((all, price) => all + 1000 / price, 0)
          // Odds of 1.01 are the least.
          if (prices.every((price) => price > 1010))
            expect(sum).toBeGreaterThanOrEqual(whole * (1 + margin / 100) - 1e-9)
          // Rounded down to a step, each price is at most a tenth shorter; the longest end at 101.
          expect(sum).toBeLessThan(whole * (1 + margin / 100) * 1.1 + prices.length * 0.01)
        }
      }),
      runs,
    )
  })

  test('are offered for parts that are not over, and the same for the same seed', () => {
    fc.assert(
      fc.property(seeds, steps, (seed, after) => {
        const offer = () => {
          const { played, endings } = situationOf(match, seed, after)
          const { sport, competition, game } = match
          const parts = { play: sport.play, types: typesOf(match), margin: competition.margin }
          return { played, markets: offerOf(parts, { layout: game.layout, played, isLive: true }, endings) }
        }
        const { played, markets } = offer()
        expect(offer().markets).toEqual(markets)
        for (const { part } of markets) expect(played.progress[match.game.layout.parts.indexOf(part)]).not.toBe(2)
      }),
      runs,
    )
  })
})

test('odds are rounded down to their steps, and lie between 1.01 and 101', () => {
  expect([
    priceOf(0.5, 0),
    priceOf(0.5, 5),
    priceOf(0.3, 6),
    priceOf(0.01, 6),
    priceOf(0.999, 6),
    priceOf(0.0001, 0),
  ]).toEqual([2000, 1900, 3100, 90_000, 1010, 101_000])
  fc.assert(
    fc.property(
      fc.double({ min: 0.001, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 20, noNaN: true }),
      (chance, margin) => {
        const price = priceOf(chance, margin)
        expect(price).toBeLessThanOrEqual(Math.max(1010, 1000 / (chance * (1 + margin / 100))))
        expect(price % 10).toBe(0)
      },
    ),
  )
})

test('lines are those nearest to even', () => {
  for (const match of shipped.filter(({ sport }) => sport.play.kind !== 'race')) {
    const { played, endings } = situationOf(match, [1, 2, 3, 4], 0, 400)
    const { sport, competition, game } = match
    const types = typesOf(match).filter(({ lines, part }) => lines && part === 'match')
    const markets = offerOf(
      { play: sport.play, types, margin: competition.margin },
      { layout: game.layout, played, isLive: false },
      endings,
    )
    for (const { id, rule, lines } of types) {
      const offered = markets.filter(({ type }) => type === id).map(({ line = 0 }) => line)
      const evenness = (line: number) => {
        const [first = 0] = chancesOf(rule, { part: 'match', line }, endings).of.values()
        return Math.abs(first - 0.5)
      }
      const { step = 1, count = 0 } = lines ?? {}
      expect(offered.length).toBeLessThanOrEqual(count)
      const worst = Math.max(...offered.map(evenness))
      for (const beside of [Math.min(...offered) - step, Math.max(...offered) + step])
        expect(evenness(beside), `${id} ${beside} beside ${offered}`).toBeGreaterThanOrEqual(worst - 1e-9)
    }
  }
})
