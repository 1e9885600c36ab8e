import type { Page } from '../../page/page.ts'

export type Decision = 'allowed' | 'refused'

/** What the visitor's decision, the market's law and the browser's own signal together mean for pixels. */
export function mayRun(
  consent: NonNullable<Page['pixels']>['consent'],
  decision: Decision | null,
  refusesTracking: boolean,
): boolean {
  if (decision) return decision === 'allowed'
  return consent === 'opt-out' && !refusesTracking
}
