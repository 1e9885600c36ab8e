import type { Game, MoneyPolicy } from '../../../contract/index.ts'
import { once } from '../../../rules/once.ts'
import { isPlayedHere } from '../../../rules/rounds/play-round.ts'
import { isSimulated, proveReturn } from '../../../rules/rounds/returns/prove-return.ts'
import { returnsOf } from '../../../rules/rounds/returns/stated-return.ts'
import type { CheckedRecord } from '../../check/check-source.ts'
import type { Finding } from '../../finding.ts'
import { type KnownClean, unlessClean } from '../../known-clean.ts'
import { simulationProblems } from './simulations.ts'

type Problem = Omit<Finding, 'file'>

/** A game states the return that follows from its rules, which money policies allow, and all its prizes can be won. */
export function checkReturns(
  { file, value }: CheckedRecord<'game'>,
  policies: readonly CheckedRecord<'money-policy'>[],
  clean: KnownClean,
): Finding[] {
  const problems = [...unlessClean(clean, 'return', value, proved), ...outsideOfPolicies(value, policies)]
  return problems.map((problem) => ({ ...problem, file }))
}

/** A proof takes milliseconds. */
const proved = once((game: Game): Problem[] => {
  const { engine } = game
  if (!isPlayedHere(engine)) return []
  if (isSimulated(engine)) return simulationProblems(game, engine)
  const proof = proveReturn(engine)
  const { best, worst } = returnsOf(proof)
  return [
    ...differs(game.returnToPlayer, best, '/returnToPlayer', 'The best bet returns'),
    ...differs(game.lowestReturn, worst === best ? undefined : worst, '/lowestReturn', 'The worst bet returns'),
    ...(game.simulation ? [superfluous] : []),
    ...proof.unreachable.map(
      (pointer): Problem => ({
        code: 'prize-unreachable',
        pointer: `/engine${pointer}`,
        message: 'No round reaches it.',
      }),
    ),
  ]
})

const superfluous: Problem = {
  code: 'simulation-wrong',
  pointer: '/simulation',
  message: 'The return of these rules is computed exactly.',
}

function differs(stated: number | undefined, computed: number | undefined, pointer: string, what: string): Problem[] {
  if (stated === computed) return []
  const code = 'return-differs'
  if (computed === undefined)
    return [{ code, pointer, message: 'All bets return the same.', suggestion: 'leave it out' }]
  const message = `${what} ${computed} %.`
  // The record may not state it at all.
  return [{ code, pointer: stated === undefined ? '/returnToPlayer' : pointer, message, suggestion: `${computed}` }]
}

function outsideOfPolicies(game: Game, policies: readonly { readonly value: MoneyPolicy }[]): Problem[] {
  const stated = { returnToPlayer: game.returnToPlayer, lowestReturn: game.lowestReturn ?? game.returnToPlayer }
  return policies.flatMap(({ value: { id, rounds } }) => {
    const { minimum = 0, maximum = 100 } = rounds?.returns ?? {}
    const message = `The money policy "${id}" allows returns from ${minimum} to ${maximum} %.`
    const place = stated.returnToPlayer > maximum ? 'returnToPlayer' : stated.lowestReturn < minimum && 'lowestReturn'
    if (!place) return []
    const pointer = game[place] === undefined ? '/returnToPlayer' : `/${place}`
    return [{ code: 'return-outside' as const, pointer, message }]
  })
}
