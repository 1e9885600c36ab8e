import type { RulesOf } from '../../engine.ts'
import { pocketsOf, rouletteFactor } from '../../kinds/roulette/roulette.ts'
import { evenChances, rouletteSpots } from '../../kinds/roulette/spots.ts'
import { type Fraction, fraction, plus, sumOf } from '../fraction.ts'
import { expected, type Proof } from '../proof.ts'

type Rules = RulesOf<'roulette'>

export function rouletteProof(rules: Rules): Proof {
  const spots = [...rouletteSpots(rules)]
  const ways = spots.map(([way, { length }]) => ({ way, value: valueOfSpot(rules, way, length) }))
  return { ways, unreachable: [] }
}

function valueOfSpot(rules: Rules, spot: string, count: number): Fraction {
  const pockets = pocketsOf(rules)
  if (count === 1 && rules.lucky) return luckyValue(rules, rules.lucky, pockets)
  const won = expected(fraction(count, pockets), rouletteFactor(rules, count))
  const isHalved = rules.halfBack && evenChances.includes(spot)
  return isHalved ? plus(won, expected(fraction(rules.zeros, pockets), 500)) : won
}

/** A number is as likely to be lucky as any other. */
function luckyValue({ straight }: Rules, { numbers, prizes }: NonNullable<Rules['lucky']>, pockets: number): Fraction {
  const [allNumbers, allPrizes] = [weightOf(numbers), weightOf(prizes)]
  const parts = numbers.flatMap(({ count, weight }) => [
    expected(fraction(weight * (pockets - count), allNumbers * pockets * pockets), straight),
    ...prizes.map((prize) =>
      expected(fraction(weight * count * prize.weight, allNumbers * pockets * pockets * allPrizes), prize.pays),
    ),
  ])
  return sumOf(parts)
}

const weightOf = (all: readonly { readonly weight: number }[]) => all.reduce((sum, { weight }) => sum + weight, 0)
