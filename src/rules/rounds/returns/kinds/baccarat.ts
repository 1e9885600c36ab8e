import type { RulesOf } from '../../engine.ts'
import { bankerDraws, playerDraws } from '../../kinds/baccarat-cards.ts'
import { fraction, minus, one, plus } from '../fraction.ts'
import { expected, type Proof } from '../proof.ts'

type Rules = RulesOf<'baccarat'>

export function baccaratProof({ decks, player, banker, bankerSix = banker, tie, pair }: Rules): Proof {
  const { all, won } = outcomesOf(decks)
  const [byPlayer, byBanker, bySix] = [fraction(won.player, all), fraction(won.banker, all), fraction(won.six, all)]
  const tied = minus(minus(minus(one, byPlayer), byBanker), bySix)
  const paired = fraction(decks * 4 - 1, decks * 52 - 1)
  return {
    ways: [
      { way: 'player', value: plus(expected(byPlayer, player), tied) },
      { way: 'banker', value: plus(plus(expected(byBanker, banker), expected(bySix, bankerSix)), tied) },
      { way: 'tie', value: expected(tied, tie) },
      ...(pair === undefined ? [] : [{ way: 'player-pair', value: expected(paired, pair) }]),
    ],
    unreachable: [],
  }
}

/** Of all orders of six cards, how many each side wins, the banker with six apart. They are fewer than 2^53: plain numbers count them exactly. */
type Outcomes = { readonly all: number; readonly won: { player: number; banker: number; six: number } }

const known = new Map<number, Outcomes>()

function outcomesOf(decks: number): Outcomes {
  const outcomes = known.get(decks) ?? countOutcomes(decks)
  known.set(decks, outcomes)
  return outcomes
}

const values = Array.from({ length: 10 }, (_, value) => value)

function countOutcomes(decks: number): Outcomes {
  const left = values.map((value) => decks * (value === 0 ? 16 : 4))
  const won = { player: 0, banker: 0, six: 0 }
  const total = decks * 52
  const end = (player: number, banker: number, ways: number) => {
    if (player > banker) won.player += ways
    else if (player < banker) won[banker === 6 ? 'six' : 'banker'] += ways
  }
  draw(left, 1, (first, one) =>
    draw(left, one, (second, two) =>
      draw(left, two, (third, three) =>
        draw(left, three, (fourth, four) => {
          const [player, banker] = [(first + third) % 10, (second + fourth) % 10]
          const rest = (total - 4) * (total - 5)
          if (!playerDraws(player, banker)) {
            if (!bankerDraws(player, banker, undefined)) return end(player, banker, four * rest)
            return draw(left, four, (fifth, five) => end(player, (banker + fifth) % 10, five * (total - 5)))
          }
          draw(left, four, (fifth, five) => {
            const drawn = (player + fifth) % 10
            if (!bankerDraws(player, banker, fifth)) return end(drawn, banker, five * (total - 5))
            draw(left, five, (sixth, six) => end(drawn, (banker + sixth) % 10, six))
          })
        }),
      ),
    ),
  )
  return {
    all: Array.from({ length: 6 }, (_, index) => total - index).reduce((product, count) => product * count, 1),
    won,
  }
}

/** Goes through all values that the next card can have, with the number of ways. */
function draw(left: number[], ways: number, visit: (value: number, ways: number) => void): void {
  for (const value of values) {
    const count = left[value] ?? 0
    if (count === 0) continue
    left[value] = count - 1
    visit(value, ways * count)
    left[value] = count
  }
}
