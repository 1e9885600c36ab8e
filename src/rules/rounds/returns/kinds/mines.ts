import type { RulesOf } from '../../engine.ts'
import { minesFactors } from '../../kinds/mines-factor.ts'
import { choose } from '../choose.ts'
import { fraction } from '../fraction.ts'
import { expected, type Proof } from '../proof.ts'

/** The chance that so many cells are safe, for every number of mines and of cells after which the player can take. */
export function minesProof(rules: RulesOf<'mines'>): Proof {
  const ways = rules.mines.flatMap((mines) =>
    minesFactors(rules, mines).map((pays, index) => {
      const opened = index + 1
      const safe = fraction(choose(rules.cells - mines, opened), choose(rules.cells, opened))
      return { way: `mines-${mines}-cells-${opened}`, value: expected(safe, pays) }
    }),
  )
  return { ways, unreachable: [] }
}
