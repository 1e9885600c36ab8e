import { policyOfMarket } from '../../../rules/money-policy/policy-for.ts'
import type { CheckedRecord } from '../../check/check-source.ts'
import type { Records } from '../../check/records.ts'
import type { Finding } from '../../finding.ts'
import { problemsOfStakes } from '../stakes.ts'

type Policies = readonly CheckedRecord<'money-policy'>[]

/** Where there are games, every market has limits of rounds in all of its currencies. */
export function checkRoundLimits(records: Pick<Records, 'game' | 'market' | 'money-policy'>): Finding[] {
  const policies = records['money-policy']
  const wrong = policies.flatMap(({ file, value }) =>
    problemsOfStakes('/rounds/stakes', value.rounds?.stakes ?? []).map((problem) => ({ ...problem, file })),
  )
  const isOffered = records.game.length > 0
  return [...wrong, ...(isOffered ? records.market.flatMap((market) => withoutLimits(market, policies)) : [])]
}

function withoutLimits({ file, value }: CheckedRecord<'market'>, policies: Policies): Finding[] {
  const code = 'stakes-missing'
  const policy = policyOfMarket(
    policies.map((one) => one.value),
    value.id,
  )
  if (!policy) return [{ code, file, pointer: '/id', message: `No money policy applies to "${value.id}".` }]
  const stakes = policy.rounds?.stakes ?? []
  return value.currencies.flatMap((currency, index) => {
    const message = `The money policy "${policy.id}" has no stakes of rounds in ${currency}.`
    const isLimited = stakes.some((one) => one.currency === currency)
    return isLimited ? [] : [{ code, file, pointer: `/currencies/${index}`, message }]
  })
}
