import type { CheckedRecord } from '../../check/check-source.ts'
import type { Records } from '../../check/records.ts'
import type { Finding } from '../../finding.ts'

type Policy = CheckedRecord<'money-policy'>['value']

/** The margins of competitions and market types are within those of every money policy. */
export function checkMargins(records: Pick<Records, 'competition' | 'market-type' | 'money-policy'>): Finding[] {
  const policies = records['money-policy'].map(({ value }) => value)
  const stated = [...records.competition, ...records['market-type']]
  return stated.flatMap(({ file, value: { margin } }) => {
    const problem = margin === undefined ? undefined : policies.map((policy) => outside(margin, policy)).find(Boolean)
    return problem ? [{ code: 'margin-outside', file, pointer: '/margin', message: problem }] : []
  })
}

function outside(margin: number, { id, margins: { minimum, maximum } }: Policy): string | undefined {
  if (margin >= minimum && margin <= maximum) return undefined
  return `The money policy "${id}" allows margins from ${minimum} to ${maximum} %.`
}
