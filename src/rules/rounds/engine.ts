import type { GameEngine, RoundBet, RoundMove } from '../../contract/index.ts'

/** A whole number below a bound, every one as likely as the others. A round has no other chance. */
export type Draw = (below: number) => number

/** What has been staked on one thing, in minor units, and what it pays for each unit in thousandths once that is decided. */
export type Stake = { readonly amount: number; readonly factor?: number }

export type MoveKind = RoundMove['kind']

/** A round as it stands after the moves so far. It is over once every stake has a factor. */
export type Round<Shown = object> = {
  /** What the player may see: nothing that is still to be decided, or hidden. */
  readonly shown: Shown
  /** What the player can do next. */
  readonly moves: readonly MoveKind[]
  /** All that is staked so far: moves can add stakes. */
  readonly stakes: readonly Stake[]
}

/** Engines whose rounds are played here, in contrast to those of providers. */
export type EngineKind = Exclude<GameEngine['kind'], 'external'>

type AllRules = { readonly [Kind in EngineKind]: Extract<GameEngine, { readonly kind: Kind }> }
type AllBets = { readonly [Kind in EngineKind]: Extract<RoundBet, { readonly kind: Kind }> }

export type RulesOf<Kind extends EngineKind> = AllRules[Kind]
export type BetOf<Kind extends EngineKind> = AllBets[Kind]
export type Rules = RulesOf<EngineKind>

/** Why a bet cannot be placed on a game. */
export type BetProblem = 'other-engine' | 'unknown-spot' | 'unknown-choice' | 'out-of-range' | 'too-many'

/** Why a move cannot be made. */
export type MoveProblem = 'round-over' | 'not-possible' | 'unknown-cell'

/**
 * How rounds of one kind are played. States are immutable; they know what the player may not see. These are methods, so
 * that an engine counts as one of any states for whoever only passes them on.
 */
export type Engine<Kind extends EngineKind, State, Shown> = {
  betProblem(rules: RulesOf<Kind>, bet: BetOf<Kind>): BetProblem | undefined
  /** The first state of a round with a bet that has no problem. */
  begin(rules: RulesOf<Kind>, bet: BetOf<Kind>, draw: Draw): State
  roundOf(rules: RulesOf<Kind>, state: State): Round<Shown>
  /** What is wrong with a move of a kind that is possible now. */
  moveProblem?(rules: RulesOf<Kind>, state: State, move: RoundMove): MoveProblem | undefined
  next?(rules: RulesOf<Kind>, state: State, move: RoundMove, draw: Draw): State
  /** What no round can pay more than, in thousandths of all that is staked in it. */
  highestFactor(rules: RulesOf<Kind>): number
}
