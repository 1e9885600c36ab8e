import fc from 'fast-check'
import type { RoundBet, RoundMove } from '../../../src/contract/index.ts'
import type { Rules } from '../../../src/rules/rounds/engine.ts'
import { andarBaharSpots } from '../../../src/rules/rounds/kinds/andar-bahar.ts'
import { baccaratSpots } from '../../../src/rules/rounds/kinds/baccarat.ts'
import { dragonTigerSpots } from '../../../src/rules/rounds/kinds/dragon-tiger.ts'
import { rouletteSpots } from '../../../src/rules/rounds/kinds/roulette/spots.ts'
import { teenPattiSpots } from '../../../src/rules/rounds/kinds/teen-patti/teen-patti.ts'
import { wheelSpots } from '../../../src/rules/rounds/kinds/wheel.ts'

const amount = fc.integer({ min: 1, max: 1_000_000 })

/** Any bet on a game that its schema allows, possible or not. */
export function anyBet(rules: Rules): fc.Arbitrary<RoundBet> {
  const { kind } = rules
  switch (kind) {
    case 'slot':
    case 'tumble':
    case 'blackjack':
    case 'video-poker':
    case 'scratch':
    case 'snakes':
      return fc.record({ kind: fc.constant(kind), amount })
    case 'mines':
      return fc.record({ kind: fc.constant(kind), amount, mines: fc.integer({ min: 1, max: 63 }) })
    case 'ladder': {
      const difficulty = fc.constantFrom('easy' as const, 'medium' as const, 'hard' as const, 'daredevil' as const)
      return fc.record({ kind: fc.constant(kind), amount, difficulty })
    }
    case 'bingo':
      return fc.record({ kind: fc.constant(kind), amount, cards: fc.integer({ min: 1, max: 10 }) })
    case 'deal':
      return fc.record({ kind: fc.constant(kind), amount, case: fc.integer({ min: 0, max: 29 }) })
    case 'crash':
      return chips(kind, { at: fc.option(fc.integer({ min: 1010, max: 100_000_000 }), { nil: undefined }) })
    case 'keno': {
      // Any choice would hardly ever be possible in a lottery with one number of picks: most are of a size that pays.
      const number = fc.integer({ min: 1, max: rules.numbers })
      const size = fc.constantFrom(...rules.pays.map(({ picks }) => picks))
      const possible = size.chain((picks) => fc.uniqueArray(number, { minLength: picks, maxLength: picks }))
      const any = fc.uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 15 })
      return chips(kind, { picks: fc.oneof({ weight: 9, arbitrary: possible }, { weight: 1, arbitrary: any }) })
    }
    case 'dice': {
      const target = fc.integer({ min: 0, max: 9999 })
      return chips(kind, { side: fc.constantFrom('under' as const, 'over' as const), target })
    }
    case 'plinko':
      return chips(kind, { board: fc.constantFrom('none', ...rules.boards.map(({ id }) => id)) })
    default:
      return chips(kind, { spot: fc.constantFrom('none', ...spotsOf(rules)) })
  }
}

function chips(kind: string, parts: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<RoundBet> {
  const chip = fc.record({ ...parts, amount })
  return fc.record({ kind: fc.constant(kind), chips: fc.array(chip, { minLength: 1, maxLength: 5 }) }) as never
}

/** What can be bet on in games with spots. */
export function spotsOf(rules: Rules): string[] {
  switch (rules.kind) {
    case 'wheel':
      return wheelSpots(rules)
    case 'roulette':
      return [...rouletteSpots(rules).keys()]
    case 'baccarat':
      return baccaratSpots(rules)
    case 'dragon-tiger':
      return dragonTigerSpots(rules)
    case 'andar-bahar':
      return andarBaharSpots(rules)
    case 'teen-patti':
      return teenPattiSpots(rules)
    default:
      return []
  }
}

const plainMoves = ['step', 'take', 'hit', 'stand', 'double', 'split', 'deal', 'no-deal', 'insure', 'decline'] as const

/** Any move that the schema allows, whatever the game. */
export const anyMove: fc.Arbitrary<RoundMove> = fc.oneof(
  fc.constantFrom(...plainMoves).map((kind): RoundMove => ({ kind })),
  fc.integer({ min: 0, max: 63 }).map((cell): RoundMove => ({ kind: 'open', cell })),
  fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { maxLength: 5 }).map((cards): RoundMove => ({ kind: 'hold', cards })),
)
