import { ace } from '../cards/card.ts'

/** What a rank counts: aces one, tens and pictures nothing. */
export const baccaratValue = (rank: number): number => (rank === ace ? 1 : rank >= 8 ? 0 : rank + 2)

const isNatural = (total: number) => total >= 8

/** Whether the player draws a third card, by the totals of two cards. */
export const playerDraws = (player: number, banker: number): boolean =>
  !isNatural(player) && !isNatural(banker) && player <= 5

/** Whether the banker draws, by the totals of two cards and the value of the player's third card, if there is one. */
export function bankerDraws(player: number, banker: number, third: number | undefined): boolean {
  if (isNatural(player) || isNatural(banker)) return false
  if (third === undefined) return banker <= 5
  const [from, to] = drawsOn[banker] ?? [1, 0]
  return third >= from && third <= to && !(banker === 3 && third === 8)
}

/** The third cards of the player on which the banker draws, by the banker's total. */
const drawsOn: readonly (readonly [number, number])[] = [
  [0, 9],
  [0, 9],
  [0, 9],
  [0, 9],
  [2, 7],
  [4, 7],
  [6, 7],
]
