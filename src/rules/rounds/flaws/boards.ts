import type { RulesOf } from '../engine.ts'
import { type Flaw, flawIf, repeated } from './flaw.ts'

export const minesFlaws = ({ mines, cells }: RulesOf<'mines'>): Flaw[] =>
  mines.flatMap((count, place) => flawIf(count >= cells, `/mines/${place}`, `There are only ${cells} cells.`))

export const ladderFlaws = ({ difficulties }: RulesOf<'ladder'>): Flaw[] => [
  ...repeated(difficulties, ({ id }) => id, '/difficulties'),
  ...difficulties.flatMap(({ dangers, of }, place) =>
    flawIf(dangers >= of, `/difficulties/${place}/dangers`, `All ${of} ways end in danger.`),
  ),
]

export const plinkoFlaws = ({ boards }: RulesOf<'plinko'>): Flaw[] => repeated(boards, ({ id }) => id, '/boards')

export const diceFlaws = ({ rarest, likeliest, edge }: RulesOf<'dice'>): Flaw[] => [
  ...flawIf(rarest > likeliest, '/rarest', `The lowest chance is above the highest one, ${likeliest}.`),
  ...flawIf(likeliest >= 10_000 - edge, '/likeliest', 'A bet on it would pay no more than its stake.'),
]

export function snakesFlaws({ squares, jumps, pays }: RulesOf<'snakes'>): Flaw[] {
  const starts = jumps.map(({ from }) => from)
  return [
    ...repeated(jumps, ({ from }) => from, '/jumps'),
    ...repeated(pays, ({ rolls }) => rolls, '/pays'),
    ...jumps.flatMap(({ from, to }, place) => [
      ...flawIf(from >= squares || to > squares, `/jumps/${place}`, `There are only ${squares} squares.`),
      ...flawIf(from === to || starts.includes(to), `/jumps/${place}/to`, 'Another jump begins there.'),
    ]),
  ]
}

export function dealFlaws({ cases, opens, offers }: RulesOf<'deal'>): Flaw[] {
  const opened = opens.reduce((sum, count) => sum + count, 0)
  return [
    ...flawIf(opens.length !== offers.length, '/offers', `There are ${opens.length} offers.`),
    ...flawIf(opened > cases.length - 2, '/opens', `Of ${cases.length} cases, ${opened} cannot be opened.`),
  ]
}
