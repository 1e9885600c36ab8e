import { expect, test } from 'vitest'
import { momentsIn } from '../../../src/rules/calendar/moments-in.ts'

test('everything in a record that has a moment is found where it stands', () => {
  const record = {
    slug: 'offer',
    schedule: { from: '2027-03-20T00:00:00+05:30', until: null, fallback: 'other' },
    blocks: [{ id: 'stops', type: 'ambassador', stops: [{ date: '2027-04-01' }, { date: '2027-04-02' }] }],
    published: '2026-11-24',
    notes: 'Since 2027-03-20T00:00:00Z',
    version: '2026-11',
    never: '2026-13-45',
  }
  expect(momentsIn(record)).toEqual([
    { path: ['schedule', 'from'], at: '2027-03-20T00:00:00+05:30' },
    { path: ['blocks', 'stops', 'stops', '0', 'date'], at: '2027-04-01' },
    { path: ['blocks', 'stops', 'stops', '1', 'date'], at: '2027-04-02' },
    { path: ['published'], at: '2026-11-24' },
  ])
  for (const nothing of [null, 3, 'words', [], {}]) expect(momentsIn(nothing)).toEqual([])
})
