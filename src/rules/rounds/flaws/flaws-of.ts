import type { EngineKind, Rules, RulesOf } from '../engine.ts'
import { dealFlaws, diceFlaws, ladderFlaws, minesFlaws, plinkoFlaws, snakesFlaws } from './boards.ts'
import { andarBaharFlaws, blackjackFlaws, teenPattiFlaws, videoPokerFlaws } from './cards.ts'
import { bingoFlaws, kenoFlaws, scratchFlaws, wheelFlaws } from './draws.ts'
import type { Flaw } from './flaw.ts'
import { slotFlaws, tumbleFlaws } from './slots.ts'

const none = () => []

const finders: { readonly [Kind in EngineKind]: (rules: RulesOf<Kind>) => readonly Flaw[] } = {
  slot: slotFlaws,
  tumble: tumbleFlaws,
  crash: none,
  mines: minesFlaws,
  ladder: ladderFlaws,
  wheel: wheelFlaws,
  roulette: none,
  blackjack: blackjackFlaws,
  baccarat: none,
  'video-poker': videoPokerFlaws,
  keno: kenoFlaws,
  dice: diceFlaws,
  plinko: plinkoFlaws,
  bingo: bingoFlaws,
  'dragon-tiger': none,
  'andar-bahar': andarBaharFlaws,
  'teen-patti': teenPattiFlaws,
  scratch: scratchFlaws,
  snakes: snakesFlaws,
  deal: dealFlaws,
}

/** What contradicts itself in the rules of a game. */
export const flawsOf = (rules: Rules): readonly Flaw[] =>
  (finders[rules.kind] as (rules: Rules) => readonly Flaw[])(rules)
