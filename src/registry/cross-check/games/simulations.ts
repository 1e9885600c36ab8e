import type { Game } from '../../../contract/index.ts'
import type { Rules } from '../../../rules/rounds/engine.ts'
import { hashOfRules } from '../../../rules/rounds/returns/rules-hash.ts'
import type { Finding } from '../../finding.ts'

type Problem = Omit<Finding, 'file'>

const remedy = 'npm run simulate-returns'

/** A return that was measured, was measured with these rules, and closely enough for what is stated. */
export function simulationProblems({ simulation, returnToPlayer, lowestReturn }: Game, rules: Rules): Problem[] {
  const code = 'simulation-wrong'
  if (!simulation) {
    const message = 'The return of such an engine is measured, but there is no simulation.'
    return [{ code, pointer: '/engine/kind', message, suggestion: remedy }]
  }
  if (simulation.rules !== hashOfRules(rules)) {
    const message = 'Other rules were simulated than those of the record.'
    return [{ code, pointer: '/simulation/rules', message, suggestion: remedy }]
  }
  const lowest = round(simulation.returned - simulation.margin)
  const message = `The simulation proves no more than ${lowest} %.`
  const problem: Problem = { code: 'return-differs', pointer: '/returnToPlayer', message, suggestion: `${lowest}` }
  const superfluous: Problem = {
    code: 'return-differs',
    pointer: '/lowestReturn',
    message: 'All bets return the same.',
  }
  return [...(returnToPlayer === lowest ? [] : [problem]), ...(lowestReturn === undefined ? [] : [superfluous])]
}

const round = (percent: number) => Math.floor(percent * 100 + 1e-9) / 100
