import type { ComponentType } from 'react'
import type { RoundMove } from '../../../contract/index.ts'
import type { BetOf, EngineKind, RulesOf } from '../../../rules/rounds/engine.ts'
import type { ShownOf } from '../../../rules/rounds/engines.ts'
import type { TextOf } from '../../../ui/text.ts'
import type { Pace } from './pace.ts'

/** A round as it is shown. */
export type ShownRound<Kind extends EngineKind> = {
  readonly id: string
  readonly bet: BetOf<Kind>
  readonly shown: ShownOf<Kind>
  readonly moves: readonly RoundMove[]
  /** The kinds of moves that can follow. */
  readonly possible: readonly RoundMove['kind'][]
  readonly isOver: boolean
  /** Whether it was found as it stands, after the page was left: nothing of it is animated. */
  readonly isFound: boolean
}

export type StageProps<Kind extends EngineKind, Choice> = {
  readonly rules: RulesOf<Kind>
  /** What is bet on, besides the stake. */
  readonly choice: Choice
  readonly choose: (choice: Choice) => void
  /** The stake that the player has set, in minor units: also what a chip is worth. Undefined while it is none. */
  readonly stake: number | undefined
  /** Undefined before the first one. */
  readonly round: ShownRound<Kind> | undefined
  /** Whether nothing can be chosen at the moment. */
  readonly isLocked: boolean
  readonly pace: Pace
  readonly move: (move: RoundMove) => void
  /** Called once everything that the round shows has been seen. */
  readonly whenShown: () => void
  /** The theme of the game. */
  readonly theme: string
  /** An amount of minor units in the player's currency. */
  readonly inMoney: (amount: number) => string
}

/** What the button is called that begins a round. */
export type Action = 'spin' | 'deal' | 'bet' | 'drop' | 'draw' | 'roll' | 'start' | 'buy'

/** How the rounds of one kind are bet on and drawn. */
export type Kit<Kind extends EngineKind, Choice> = {
  readonly action: Action
  readonly first: (rules: RulesOf<Kind>) => Choice
  /** The bet; undefined while nothing is bet on. */
  readonly betOf: (choice: Choice, stake: number, rules: RulesOf<Kind>) => BetOf<Kind> | undefined
  readonly Stage: ComponentType<StageProps<Kind, Choice>>
  /** What came, in words. */
  readonly say: (text: TextOf, round: ShownRound<Kind>, rules: RulesOf<Kind>) => string
  /** Whether rounds can follow each other without the player: they need no moves. */
  readonly repeats: boolean
}

/** A kit of some kind: which one, only the game says. */
export type AnyKit = Kit<EngineKind, unknown>

export const anyKit = <Kind extends EngineKind, Choice>(kit: Kit<Kind, Choice>) => kit as unknown as AnyKit
