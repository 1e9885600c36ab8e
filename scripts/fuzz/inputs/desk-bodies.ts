import type { StaffCallName } from '../../../src/contract/calls/staff.ts'

const record = 'landings/aviator-1.json'
const text = `${JSON.stringify({ slug: 'aviator-1', extends: 'base' }, null, 2)}\n`

/** Request bodies that the examples of single fields cannot provide. */
export const deskBodies: { readonly [Name in StaffCallName]?: Record<string, unknown> } = {
  'save-draft': { version: 0, baseRevision: '', record: 'landings/new-one.json' },
  check: { records: [{ record, text }] },
  publish: { records: [{ record, version: 1 }] },
}
