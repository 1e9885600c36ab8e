import type { VerificationState } from '../../../../src/contract/index.ts'

const badges: { readonly [State in VerificationState]: readonly [words: string, tone: string] } = {
  sent: ['incomplete', ''],
  'in-process': ['to take', ''],
  'on-check': ['on check', 'badge-warn'],
  verified: ['verified', 'badge-good'],
  rejected: ['rejected', 'badge-bad'],
}

export function StateBadge({ state }: { readonly state: VerificationState }) {
  const [words, tone] = badges[state]
  return <span className={`badge ${tone}`}>{words}</span>
}
