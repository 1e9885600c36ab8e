import { describe, expect, test } from 'vitest'
import { notesOf, plannedNotes } from '../../../../admin/screens/editor/preview/notes.ts'
import type { Manifest } from '../../../../src/contract/index.ts'

const markets = [
  { id: 'india', countries: ['IN'], open: false, currencies: ['INR'] },
  { id: 'uganda', countries: ['UG'], open: true, currencies: ['UGX'] },
]
const siteOf = (mode: string) => ({ site: { mode }, markets }) as unknown as Pick<Manifest, 'site' | 'markets'>
const schedule = { from: '2026-03-01T00:00:00Z', until: '2026-04-01T00:00:00Z', fallback: 'aviator' }
const always = { schedule: null }

const textsOf = (...asked: Parameters<typeof notesOf>) => notesOf(...asked).map(({ text }) => text)

describe('what would keep a visitor from a landing', () => {
  test('is the law of the country, on live sites', () => {
    expect(textsOf({ country: 'IN', moment: '' }, always, siteOf('live'))).toEqual([
      'The market india is closed: this visitor sees “Market closed”.',
    ])
    expect(textsOf({ country: 'IN', moment: '' }, always, siteOf('demo'))[0]).toContain(
      'Demonstrations show the landing',
    )
    expect(textsOf({ country: 'UG', moment: '' }, always, siteOf('live'))).toEqual([])
    expect(textsOf({ country: '', moment: '' }, always, siteOf('live'))).toEqual([])
  })

  test.for([
    ['2026-02-28T12:00', ['Not started at that time: visitors are redirected to “aviator”.']],
    ['2026-03-15T12:00', []],
    ['2026-04-02T12:00', ['Ended at that time: visitors are redirected to “aviator”.']],
  ] as const)('or the time, at %s', ([moment, notes]) => {
    expect(textsOf({ country: '', moment }, { schedule }, siteOf('demo'))).toEqual(notes)
  })
})

describe('what is planned until a moment', () => {
  const known = { changed: [], isItselfPlanned: false, isReading: false, failure: undefined }
  const saidOf = (then: Partial<typeof known> | { readonly failure: string }) =>
    plannedNotes({ ...known, ...then }).map(({ text }) => text)

  test('is said to be unknown while it is read, and where it cannot be read', () => {
    expect(saidOf({})).toEqual([])
    expect(saidOf({ isReading: true })).toEqual([
      'Reading what is planned until then: the preview still shows what is there now.',
    ])
    expect(saidOf({ failure: 'The server does not respond.' })).toEqual([
      'Without what is planned until then: The server does not respond.',
    ])
  })
})
