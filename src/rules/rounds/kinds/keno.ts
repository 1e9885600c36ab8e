import { pickDistinct } from '../chance/pick-distinct.ts'
import type { RulesOf } from '../engine.ts'
import { alone } from '../table-engine.ts'

const prizesOf = ({ pays }: RulesOf<'keno'>, count: number) => pays.find(({ picks }) => picks === count)?.prizes

export const keno = alone('keno', {
  chipProblem: (rules, { picks }) => {
    if (!prizesOf(rules, picks.length)) return 'unknown-choice'
    return picks.some((pick) => pick > rules.numbers) || new Set(picks).size < picks.length ? 'out-of-range' : undefined
  },
  deal: ({ numbers, drawn }, draw) => ({ numbers: pickDistinct(drawn, numbers, draw).map((number) => number + 1) }),
  factorOf: (rules, { numbers }, { picks }) => {
    const hits = picks.filter((pick) => numbers.includes(pick)).length
    return prizesOf(rules, picks.length)?.find((prize) => prize.hits === hits)?.pays ?? 0
  },
  highestFactor: ({ pays }) => Math.max(...pays.flatMap(({ prizes }) => prizes.map((prize) => prize.pays))),
})
