import type { RulesOf } from '../../engine.ts'
import { spinSpot } from '../../kinds/wheel.ts'
import { type Fraction, fraction, sumOf } from '../fraction.ts'
import { expected, type Proof } from '../proof.ts'

type Rules = RulesOf<'wheel'>

export function wheelProof({ bet, stops, sectors }: Rules): Proof {
  const ways = sectors.map((sector) => {
    const count = stops.filter((stop) => stop === sector.id).length
    return { way: sector.id, value: meanOf(sector, count, stops.length) }
  })
  const unreachable = sectors.flatMap(({ id }, place) => (stops.includes(id) ? [] : [`/sectors/${place}`]))
  if (bet === 'sector') return { ways, unreachable }
  return { ways: [{ way: spinSpot, value: sumOf(ways.map(({ value }) => value)) }], unreachable }
}

function meanOf({ pays = 0, bonus }: Rules['sectors'][number], count: number, stops: number): Fraction {
  if (!bonus) return expected(fraction(count, stops), pays)
  const whole = bonus.reduce((sum, { weight }) => sum + weight, 0)
  return sumOf(bonus.map((prize) => expected(fraction(count * prize.weight, stops * whole), prize.pays)))
}
