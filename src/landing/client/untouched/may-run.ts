import type { Page } from '../../page/page.ts'

export type Decision = 'allowed' | 'refused'

/** Whether pixels may run, by the visitor's decision, the market's law and the browser's tracking signal. */
export function mayRun(
  consent: NonNullable<Page['pixels']>['consent'],
  decision: Decision | null,
  refusesTracking: boolean,
): boolean {
  if (decision) return decision === 'allowed'
  return consent === 'opt-out' && !refusesTracking
}
