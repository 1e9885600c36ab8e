import { pickDistinct } from '../chance/pick-distinct.ts'
import type { Draw, RulesOf } from '../engine.ts'
import { instant } from '../instant-engine.ts'

type Rules = RulesOf<'scratch'>

const cellsOfCard = 9

export const scratch = instant(
  'scratch',
  (rules, draw) => {
    const prize = wonPrize(rules, draw(rules.of))
    const cells = cellsWith(rules, prize?.id, draw)
    return { outcome: { cells, ...(prize && { prize: prize.id }) }, factor: prize?.pays ?? 0 }
  },
  ({ prizes }) => Math.max(...prizes.map(({ pays }) => pays)),
)

function wonPrize({ prizes }: Rules, card: number): Rules['prizes'][number] | undefined {
  let rest = card
  return prizes.find(({ cards }) => {
    rest -= cards
    return rest < 0
  })
}

/** Nine pictures: three of the prize, and at most two of each other. */
function cellsWith({ prizes }: Rules, prize: string | undefined, draw: Draw): string[] {
  const others = prizes.map(({ id }) => id).filter((id) => id !== prize)
  const pool = others.flatMap((id) => [id, id])
  const won = prize === undefined ? [] : [prize, prize, prize]
  const shown = [...won, ...pickDistinct(cellsOfCard - won.length, pool.length, draw).map((place) => pool[place] ?? '')]
  return pickDistinct(shown.length, shown.length, draw).map((place) => shown[place] ?? '')
}
