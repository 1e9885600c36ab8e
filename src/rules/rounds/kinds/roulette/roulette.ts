import { pickDistinct } from '../../chance/pick-distinct.ts'
import { pickWeighted } from '../../chance/pick-weighted.ts'
import type { Draw, RulesOf } from '../../engine.ts'
import { alone } from '../../table-engine.ts'
import { doubleZero, evenChances, rouletteSpots } from './spots.ts'

type Rules = RulesOf<'roulette'>

/** A number that pays more in this round. */
type Lucky = { readonly number: number; readonly pays: number }

/** How many pockets the wheel has. */
export const pocketsOf = ({ zeros }: Pick<Rules, 'zeros'>): number => 36 + zeros

/** What a bet on so many numbers pays if one of them comes, in thousandths. */
export function rouletteFactor({ straight }: Pick<Rules, 'straight'>, count: number): number {
  if (count === 1) return straight
  return count === 5 ? 7000 : 36_000 / count
}

export const roulette = alone('roulette', {
  chipProblem: (rules, { spot }) => (rouletteSpots(rules).has(spot) ? undefined : 'unknown-spot'),
  deal: (rules, draw) => {
    const lucky = drawLucky(rules, draw)
    const number = draw(pocketsOf(rules))
    return { number, ...(lucky && { lucky }) }
  },
  factorOf: (rules, { number, lucky = [] }, { spot }) => {
    const pockets = rouletteSpots(rules).get(spot) ?? []
    if (!pockets.includes(number)) return rules.halfBack && isZero(number) && evenChances.includes(spot) ? 500 : 0
    const more = pockets.length === 1 ? lucky.find((one) => one.number === number) : undefined
    return more?.pays ?? rouletteFactor(rules, pockets.length)
  },
  highestFactor: ({ straight, lucky }) => Math.max(straight, 18_000, ...(lucky?.prizes ?? []).map(({ pays }) => pays)),
})

const isZero = (number: number) => number === 0 || number === doubleZero

function drawLucky(rules: Rules, draw: Draw): Lucky[] | undefined {
  const { lucky } = rules
  if (!lucky) return undefined
  const count = lucky.numbers[pickWeighted(lucky.numbers.map(weightOf), draw)]?.count ?? 0
  return pickDistinct(count, pocketsOf(rules), draw).map((number) => ({
    number,
    pays: lucky.prizes[pickWeighted(lucky.prizes.map(weightOf), draw)]?.pays ?? 0,
  }))
}

const weightOf = ({ weight }: { readonly weight: number }) => weight
