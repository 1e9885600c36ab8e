import type { RuleKind, RuleOf } from '../rule-kind.ts'
import { returned } from '../share.ts'
import { wonIf } from './shared.ts'

export const correctScore: RuleKind<RuleOf<'correct-score'>> = {
  outcomes: ({ maximum, firstToMaximum }) =>
    firstToMaximum ? decidedScores(maximum) : [...allScores(maximum), 'other'],
  shareOf(outcome, { maximum, firstToMaximum }, { count: [home, away] }) {
    const score = `${home}-${away}`
    if (firstToMaximum) return decidedScores(maximum).includes(score) ? wonIf(outcome === score) : returned
    return wonIf(outcome === (Math.max(home, away) > maximum ? 'other' : score))
  },
}

const upTo = (maximum: number) => Array.from({ length: maximum + 1 }, (_, count) => count)

const allScores = (maximum: number) => upTo(maximum).flatMap((home) => upTo(maximum).map((away) => `${home}-${away}`))

const decidedScores = (maximum: number) => [
  ...upTo(maximum - 1).map((away) => `${maximum}-${away}`),
  ...upTo(maximum - 1).map((home) => `${home}-${maximum}`),
]
