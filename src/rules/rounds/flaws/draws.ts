import type { RulesOf } from '../engine.ts'
import { type Flaw, flawIf, repeated } from './flaw.ts'

export function wheelFlaws({ stops, sectors }: RulesOf<'wheel'>): Flaw[] {
  const known = sectors.map(({ id }) => id)
  return [
    ...repeated(sectors, ({ id }) => id, '/sectors'),
    ...stops.flatMap((stop, place) =>
      flawIf(!known.includes(stop), `/stops/${place}`, `There is no sector "${stop}".`),
    ),
    ...sectors.flatMap(({ pays, bonus }, place) =>
      flawIf(
        (pays === undefined) === (bonus === undefined),
        `/sectors/${place}`,
        'A sector has either a prize or a bonus round.',
      ),
    ),
  ]
}

export const kenoFlaws = ({ numbers, drawn, pays }: RulesOf<'keno'>): Flaw[] => [
  ...flawIf(drawn >= numbers, '/drawn', `There are only ${numbers} numbers.`),
  ...repeated(pays, ({ picks }) => picks, '/pays'),
  ...pays.flatMap(({ prizes }, place) => repeated(prizes, ({ hits }) => hits, `/pays/${place}/prizes`)),
]

export const bingoFlaws = ({ numbers, drawn, size, prizes }: RulesOf<'bingo'>): Flaw[] => [
  ...flawIf(drawn > numbers, '/drawn', `There are only ${numbers} balls.`),
  ...flawIf(Math.floor(numbers / size) < size, '/numbers', `The columns of a card need ${size * size} balls.`),
  ...repeated(prizes, (prize) => [prize.pattern, prize.within], '/prizes'),
  ...prizes.flatMap(({ within }, place) =>
    flawIf(within > drawn, `/prizes/${place}/within`, `Only ${drawn} balls are drawn.`),
  ),
]

export function scratchFlaws({ prizes, of }: RulesOf<'scratch'>): Flaw[] {
  const winning = prizes.reduce((sum, { cards }) => sum + cards, 0)
  return [
    ...repeated(prizes, ({ id }) => id, '/prizes'),
    ...flawIf(winning > of, '/of', `There are ${winning} winning cards.`),
  ]
}
