import { pickDistinct } from '../../chance/pick-distinct.ts'
import type { BetOf, Draw, Engine, RulesOf } from '../../engine.ts'
import { freeCell, type Pattern, patternCells } from './patterns.ts'

type Rules = RulesOf<'bingo'>

/** The numbers of a card, row by row; 0 is the free cell. */
type Card = readonly number[]

type State = { readonly bet: BetOf<'bingo'>; readonly balls: readonly number[]; readonly cards: readonly Card[] }

type Shown = {
  readonly kind: 'bingo'
  readonly balls: readonly number[]
  readonly cards: readonly {
    readonly numbers: Card
    /** The patterns that pay, with the number of balls that completed each. */
    readonly wins: readonly { readonly pattern: Pattern; readonly balls: number; readonly pays: number }[]
  }[]
}

export const bingo: Engine<'bingo', State, Shown> = {
  betProblem: (rules, { cards }) => (cards <= rules.cards ? undefined : 'too-many'),
  begin: (rules, bet, draw) => ({
    bet,
    balls: pickDistinct(rules.drawn, rules.numbers, draw).map((ball) => ball + 1),
    cards: Array.from({ length: bet.cards }, () => drawCard(rules, draw)),
  }),
  roundOf: (rules, { bet, balls, cards }) => {
    const shown = cards.map((numbers) => ({ numbers, wins: winsOf(rules, numbers, balls) }))
    return {
      shown: { kind: 'bingo', balls, cards: shown },
      moves: [],
      stakes: shown.map(({ wins }) => ({ amount: bet.amount, factor: wins.reduce((sum, { pays }) => sum + pays, 0) })),
    }
  },
  highestFactor: ({ prizes }) => prizes.reduce((sum, { pays }) => sum + pays, 0),
}

/** Each column has numbers of its own share. */
function drawCard({ numbers, size }: Rules, draw: Draw): Card {
  const share = Math.floor(numbers / size)
  const columns = Array.from({ length: size }, (_, column) =>
    pickDistinct(size, share, draw).map((number) => column * share + number + 1),
  )
  const cells = Array.from({ length: size * size }, (_, cell) => columns[cell % size]?.[Math.floor(cell / size)] ?? 0)
  return cells.map((number, cell) => (cell === freeCell(size) ? 0 : number))
}

function winsOf({ prizes, size }: Rules, card: Card, balls: readonly number[]) {
  const order = new Map(balls.map((ball, place) => [ball, place + 1]))
  const drawnAs = card.map((number) => (number === 0 ? 0 : (order.get(number) ?? Number.POSITIVE_INFINITY)))
  return prizes.flatMap(({ pattern, within, pays }) => {
    const { sets, needed } = patternCells(pattern, size)
    const complete = sets.map((set) => Math.max(...set.map((cell) => drawnAs[cell] ?? 0)))
    const at = complete.sort((one, other) => one - other)[needed - 1] ?? Number.POSITIVE_INFINITY
    return at <= within ? [{ pattern, balls: at, pays }] : []
  })
}
