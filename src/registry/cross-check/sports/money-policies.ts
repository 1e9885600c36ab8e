import type { MoneyPolicy } from '../../../contract/index.ts'
import { policyOfMarket } from '../../../rules/money-policy/policy-for.ts'
import type { CheckedRecord } from '../../check/check-source.ts'
import type { Records } from '../../check/records.ts'
import type { Finding } from '../../finding.ts'
import { problemsOfStakes } from '../stakes.ts'

type Problem = Omit<Finding, 'file'>

/** Every market has one money policy, with limits in all of its currencies; without competitions, none is needed. */
export function checkMoneyPolicies(records: Pick<Records, 'competition' | 'market' | 'money-policy'>): Finding[] {
  const policies = records['money-policy']
  const stated = policies.flatMap(({ file, value }, index) => {
    const earlier = policies.slice(0, index).map((policy) => policy.value)
    return [...problemsOfStakes('/stakes', value.stakes), ...claimedTwice(value, earlier)].map((problem) => ({
      ...problem,
      file,
    }))
  })
  const isOffered = records.competition.length > 0
  const all = policies.map(({ value }) => value)
  return [...stated, ...(isOffered ? records.market.flatMap((market) => withoutLimits(market, all)) : [])]
}

function claimedTwice({ markets }: MoneyPolicy, earlier: readonly MoneyPolicy[]): Problem[] {
  const code = 'policy-twice'
  if (!markets) {
    const other = earlier.find((policy) => !policy.markets)
    const message = `"${other?.id}" is already the policy of all markets that have none of their own.`
    return other ? [{ code, pointer: '/id', message }] : []
  }
  return markets.flatMap((market, index) => {
    const other = earlier.find((policy) => policy.markets?.includes(market))
    const message = `"${market}" already has the policy "${other?.id}".`
    return other ? [{ code, pointer: `/markets/${index}`, message }] : []
  })
}

function withoutLimits({ file, value }: CheckedRecord<'market'>, policies: readonly MoneyPolicy[]): Finding[] {
  const code = 'stakes-missing'
  const policy = policyOfMarket(policies, value.id)
  if (!policy) return [{ code, file, pointer: '/id', message: `No money policy applies to "${value.id}".` }]
  return value.currencies.flatMap((currency, index) => {
    const message = `The money policy "${policy.id}" has no stakes in ${currency}.`
    const isLimited = policy.stakes.some((one) => one.currency === currency)
    return isLimited ? [] : [{ code, file, pointer: `/currencies/${index}`, message }]
  })
}
