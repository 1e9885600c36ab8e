import type { RulesOf } from '../../engine.ts'

/** The pocket of the double zero; all others have their number. */
export const doubleZero = 37

const numbers = Array.from({ length: 36 }, (_, index) => index + 1)
const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

type Spot = readonly [name: string, pockets: readonly number[]]

export const isRed = (number: number): boolean => reds.has(number)

/** Bets that return half of the stake on zero where the rules say so. */
export const evenChances: readonly string[] = ['red', 'black', 'odd', 'even', 'low', 'high']

/** What can be bet on, with the pockets that win. */
export const rouletteSpots = ({ zeros }: Pick<RulesOf<'roulette'>, 'zeros'>): ReadonlyMap<string, readonly number[]> =>
  zeros === 1 ? european : american

const outside: readonly Spot[] = [
  ['red', numbers.filter(isRed)],
  ['black', numbers.filter((number) => !isRed(number))],
  ['odd', numbers.filter((number) => number % 2 === 1)],
  ['even', numbers.filter((number) => number % 2 === 0)],
  ['low', numbers.slice(0, 18)],
  ['high', numbers.slice(18)],
  ...[1, 2, 3].map((dozen): Spot => [`dozen-${dozen}`, numbers.slice(dozen * 12 - 12, dozen * 12)]),
  ...[1, 2, 3].map((column): Spot => [`column-${column}`, numbers.filter((number) => (number - column) % 3 === 0)]),
]

const rows = numbers.filter((number) => number % 3 === 1)

/** Bets on numbers of the layout, which has three in a row. */
const inside: readonly Spot[] = [
  ...[0, ...numbers].map((number): Spot => [`straight-${number}`, [number]]),
  ...numbers.filter((number) => number % 3 !== 0).map((number): Spot => split(number, number + 1)),
  ...numbers.filter((number) => number <= 33).map((number): Spot => split(number, number + 3)),
  ...rows.map((first): Spot => [`street-${first}`, [first, first + 1, first + 2]]),
  ...numbers
    .filter((number) => number % 3 !== 0 && number <= 32)
    .map((first): Spot => [`corner-${first}`, [first, first + 1, first + 3, first + 4]]),
  ...rows.slice(0, -1).map((first): Spot => [`line-${first}`, numbers.slice(first - 1, first + 5)]),
]

function split(one: number, other: number): Spot {
  return [`split-${one}-${other}`, [one, other]]
}

const european: ReadonlyMap<string, readonly number[]> = new Map([
  ...inside,
  ...outside,
  split(0, 1),
  split(0, 2),
  split(0, 3),
  ['trio-0-1-2', [0, 1, 2]],
  ['trio-0-2-3', [0, 2, 3]],
  ['first-four', [0, 1, 2, 3]],
])

const american: ReadonlyMap<string, readonly number[]> = new Map([
  ...inside,
  ...outside,
  ['straight-00', [doubleZero]],
  ['split-0-00', [0, doubleZero]],
  ['basket', [0, doubleZero, 1, 2, 3]],
])
