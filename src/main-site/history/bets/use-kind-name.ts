import type { Bet } from '../../../contract/index.ts'
import { useText } from '../../../ui/text.ts'

/** What kind of bet it is. */
export function useKindName(): (bet: Pick<Bet, 'kind' | 'size' | 'legs'>) => string {
  const text = useText()
  return ({ kind, size, legs }) =>
    kind === 'system' ? text('site.slip.system', { size, count: legs.length }) : text(`site.bets.kind.${kind}`)
}
