import { describe, expect, test } from 'vitest'
import { entriesOf, ofMarket } from '../../../../admin/screens/calendar/find/entries.ts'

const at = '2026-11-27T09:30:00Z'

const entries = entriesOf({
  launches: [
    {
      id: 'l-1',
      by: 'Asha',
      at: '2026-11-28T10:00:00Z',
      records: ['assets/jet.json', 'landings/jet-1.json'],
      markets: ['india'],
    },
    { id: 'l-2', by: 'Kofi', at, records: ['themes/x.json'], markets: [], problem: 'The record has errors.' },
  ],
  moments: [
    {
      at: '2026-11-27T12:00:00+05:30',
      record: 'landings/jet-1.json',
      path: ['schedule', 'until'],
      name: 'jet-1',
      slug: 'jet-1',
      markets: ['uganda'],
    },
    { at: '2026-11-27', record: 'articles/welcome.json', path: ['published'], name: 'welcome', markets: [] },
    { at: '2026-11-27', record: 'games/fire-ox.json', path: ['since'], name: 'fire-ox', markets: [] },
    {
      at,
      record: 'collections/cup.json',
      path: ['blocks', 'match', 'kickOff'],
      name: 'a-vs-b',
      slug: 'a-vs-b',
      markets: ['india'],
    },
  ],
})

const labels = (some: typeof entries) => some.map(({ label }) => label)

describe('the entries of a calendar', () => {
  test('stand in the order in which they happen, with what they do', () => {
    expect(entries.map(({ kind, label, what }) => [kind, label, what])).toEqual([
      ['begins', 'Article welcome', 'Published'],
      ['begins', 'Game fire-ox', 'Offered since'],
      ['ends', 'jet-1', 'Schedule › Until'],
      ['launch', 'Theme x', 'Launch planned by Kofi, refused'],
      ['match', 'a-vs-b', 'Match › Kick Off'],
      ['launch', 'jet-1 and 1 more record', 'Launch planned by Asha'],
    ])
  })

  test('lead to the field that states them, and to the page as it is then', () => {
    expect(entries[2]).toMatchObject({
      link: '#/edit/landings/jet-1.json?at=%2Fschedule%2Funtil',
      preview: '#/edit/landings/jet-1.json?moment=2026-11-27T12%3A00%3A00%2B05%3A30',
    })
    // A landing of a collection is stated by the collection, and has no editor of its own.
    expect(entries[4]).toMatchObject({ link: '#/edit/collections/cup.json' })
    expect(entries[4]?.preview).toBeUndefined()
  })

  test('of a market include those of all markets', () => {
    expect(labels([...ofMarket(entries, 'uganda')])).toEqual(['Article welcome', 'Game fire-ox', 'jet-1', 'Theme x'])
    expect(ofMarket(entries, '')).toHaveLength(6)
  })
})
