import type { BetLeg, Fixture, SlipLeg } from '../../../contract/index.ts'

/** An outcome that somebody wants to bet on, with the odds that they saw and what it is about. */
export type Selection = SlipLeg &
  Pick<BetLeg, 'type' | 'part' | 'line'> & {
    readonly match: Pick<Fixture, 'competition' | 'sport' | 'sides' | 'starts_at'>
    /** What they read. */
    readonly words: SelectionWords
  }

export type SelectionWords = {
  /** The code of their language. */
  readonly locale: string
  readonly match: string
  readonly market: string
  readonly outcome: string
}

export type Outcome = Pick<SlipLeg, 'fixture' | 'market' | 'outcome'>

export const isSame = (one: Outcome, other: Outcome): boolean => keyOf(one) === keyOf(other)

export const keyOf = ({ fixture, market, outcome }: Outcome): string => `${fixture} ${market} ${outcome}`

/** What the calls need to know. */
export const legOf = ({ fixture, market, outcome, odds }: SlipLeg): SlipLeg => ({ fixture, market, outcome, odds })
