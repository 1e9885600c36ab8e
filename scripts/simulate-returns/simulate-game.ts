import type { Game } from '../../src/contract/index.ts'
import type { RulesOf } from '../../src/rules/rounds/engine.ts'
import { playRound } from '../../src/rules/rounds/play-round.ts'
import type { SimulatedKind } from '../../src/rules/rounds/returns/prove-return.ts'
import { hashOfRules } from '../../src/rules/rounds/returns/rules-hash.ts'
import { drawForSimulation, measure } from '../../src/rules/rounds/returns/simulate.ts'

/** 99 of 100 means lie within so many standard errors. */
const confidence = 2.576

/** What a record states of a simulation: the same seed and number of rounds give the same. */
export function simulateGame(
  rules: RulesOf<SimulatedKind>,
  seed: string,
  rounds: number,
): NonNullable<Game['simulation']> {
  const draw = drawForSimulation(seed)
  const { mean, error } = measure(rounds, () => (playRound(rules, spin, [], draw).stakes[0]?.factor ?? 0) / 1000)
  return {
    rules: hashOfRules(rules),
    seed,
    rounds,
    returned: percent(mean),
    margin: percent(error * confidence),
  }
}

const spin = { kind: 'tumble', amount: 1 } as const

const percent = (share: number) => Math.round(share * 100_000) / 1000
