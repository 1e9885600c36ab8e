import type { MatchClock, Play } from '../../contract/index.ts'
import type { Layout } from './layout.ts'
import type { Chance } from './random.ts'

export type Competitor = {
  readonly id: string
  /** 100 is the average. */
  readonly strength: number
}

/** A match being played. It is changed in place: odds take thousands of playings. Other properties hold no objects. */
export type Played = {
  /** By part, unit and side, see `slotOf`. */
  readonly counts: Int32Array
  /** By part: 0 is not begun, 1 is being played, 2 is over. */
  readonly progress: Uint8Array
  ranking: readonly (readonly string[])[]
}

/** What happened next. */
export type Step = {
  /** Of play, since the step before. */
  readonly seconds: number
  /** Nobody may bet while it happens. */
  readonly isImportant: boolean
}

/** How one match is played, step by step. A game gets only states that it made: methods let their types differ. */
export type Game<State extends Played = Played> = {
  readonly layout: Layout
  begin(): State
  /** Plays the next step of a match that is not over. */
  advance(state: State, chance: Chance): Step
  /** Lets time pass without a step, where time alone changes what may still happen. */
  elapse?(state: State, seconds: number): void
  /** The clock, so many seconds after the last step. */
  clockOf(state: State, seconds: number): MatchClock
}

export type PlayOf<Kind extends Play['kind']> = Extract<Play, { readonly kind: Kind }>

/** A kind of play, as matches of these competitors are played. */
export type GameOf<Kind extends Play['kind'], State extends Played> = (
  play: PlayOf<Kind>,
  competitors: readonly Competitor[],
) => Game<State>
