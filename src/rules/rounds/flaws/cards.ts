import type { RulesOf } from '../engine.ts'
import { type Flaw, flawIf, repeated } from './flaw.ts'

export const videoPokerFlaws = ({ pays }: RulesOf<'video-poker'>): Flaw[] => repeated(pays, ({ hand }) => hand, '/pays')

export const teenPattiFlaws = ({ pairPlus = [] }: RulesOf<'teen-patti'>): Flaw[] =>
  repeated(pairPlus, ({ hand }) => hand, '/pairPlus')

export const andarBaharFlaws = ({ counts = [] }: RulesOf<'andar-bahar'>): Flaw[] => [
  ...repeated(counts, ({ from, to }) => [from, to], '/counts'),
  ...counts.flatMap(({ from, to }, place) => flawIf(from > to, `/counts/${place}/from`, `It is above ${to}.`)),
]

export const blackjackFlaws = ({ splits, mostHands }: RulesOf<'blackjack'>): Flaw[] =>
  flawIf(mostHands !== undefined && !splits, '/mostHands', 'Cards are not split in this game.')
