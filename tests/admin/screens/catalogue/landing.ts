import type { Landing } from '../../../../admin/model/landings/landing.ts'

/** A landing of the catalogue. */
export const landing = (slug: string, values: Partial<Landing> = {}): Landing => ({
  record: `landings/${slug || 'home'}.json`,
  slug,
  path: slug,
  kind: 'landing',
  tags: [],
  dialogs: [],
  state: 'published',
  changedAt: '2026-11-21T10:00:00Z',
  ...values,
})
