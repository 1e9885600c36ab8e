import type { EngineKind, Rules, RulesOf } from '../engine.ts'
import { andarBaharProof } from './kinds/andar-bahar.ts'
import { baccaratProof } from './kinds/baccarat.ts'
import { bingoProof } from './kinds/bingo.ts'
import { blackjackProof } from './kinds/blackjack.ts'
import { crashProof } from './kinds/crash.ts'
import { dealProof } from './kinds/deal.ts'
import { diceProof } from './kinds/dice.ts'
import { dragonTigerProof } from './kinds/dragon-tiger.ts'
import { kenoProof } from './kinds/keno.ts'
import { ladderProof } from './kinds/ladder.ts'
import { minesProof } from './kinds/mines.ts'
import { plinkoProof } from './kinds/plinko.ts'
import { rouletteProof } from './kinds/roulette.ts'
import { scratchProof } from './kinds/scratch.ts'
import { slotProof } from './kinds/slot.ts'
import { snakesProof } from './kinds/snakes.ts'
import { teenPattiProof } from './kinds/teen-patti.ts'
import { videoPokerProof } from './kinds/video-poker.ts'
import { wheelProof } from './kinds/wheel.ts'
import type { Proof } from './proof.ts'

/** Engines whose return is measured by a simulation: what falls depends on what stayed, in too many ways to count. */
export type SimulatedKind = 'tumble'

const proofs: { readonly [Kind in Exclude<EngineKind, SimulatedKind>]: (rules: RulesOf<Kind>) => Proof } = {
  slot: slotProof,
  crash: crashProof,
  mines: minesProof,
  ladder: ladderProof,
  wheel: wheelProof,
  roulette: rouletteProof,
  blackjack: blackjackProof,
  baccarat: baccaratProof,
  'video-poker': videoPokerProof,
  keno: kenoProof,
  dice: diceProof,
  plinko: plinkoProof,
  bingo: bingoProof,
  'dragon-tiger': dragonTigerProof,
  'andar-bahar': andarBaharProof,
  'teen-patti': teenPattiProof,
  scratch: scratchProof,
  snakes: snakesProof,
  deal: dealProof,
}

export const isSimulated = (rules: Rules): rules is RulesOf<SimulatedKind> => !Object.hasOwn(proofs, rules.kind)

const known = new Map<string, Proof>()

/** More games than a site has; then the memory begins anew. */
const mostKnown = 5000

/** What the bets of a game return, exactly. Proofs are remembered: records are checked again whenever one changes. */
export function proveReturn(rules: Exclude<Rules, RulesOf<SimulatedKind>>): Proof {
  const key = JSON.stringify(rules)
  const before = known.get(key)
  if (before) return before
  const proof = (proofs[rules.kind] as (rules: Rules) => Proof)(rules)
  if (known.size >= mostKnown) known.clear()
  known.set(key, proof)
  return proof
}
