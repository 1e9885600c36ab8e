import type { RulesOf } from '../engine.ts'
import { alone } from '../table-engine.ts'

const boardOf = ({ boards }: RulesOf<'plinko'>, name: string) => boards.find(({ id }) => id === name)

const mostPins = ({ boards }: RulesOf<'plinko'>) => Math.max(...boards.map(({ buckets }) => buckets.length)) - 1

export const plinko = alone('plinko', {
  chipProblem: (rules, { board }) => (boardOf(rules, board) ? undefined : 'unknown-choice'),
  /** Whether the ball goes right at each row of pins; a board with fewer rows takes the first ones. */
  deal: (rules, draw) => ({ path: Array.from({ length: mostPins(rules) }, () => draw(2)) }),
  factorOf: (rules, { path }, chip) => {
    const buckets = boardOf(rules, chip.board)?.buckets ?? []
    return buckets[path.slice(0, buckets.length - 1).reduce((sum, right) => sum + right, 0)] ?? 0
  },
  highestFactor: ({ boards }) => Math.max(...boards.flatMap(({ buckets }) => buckets)),
})
