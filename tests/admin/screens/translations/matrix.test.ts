import { describe, expect, test } from 'vitest'
import { prepareRows } from '../../../../admin/model/texts/rows.ts'
import { faultsIn } from '../../../../admin/screens/translations/find/faults.ts'
import { filterRows, shownLocales } from '../../../../admin/screens/translations/find/filter.ts'
import { lengthOf } from '../../../../admin/screens/translations/find/length-of.ts'
import { searchOf, viewOf } from '../../../../admin/screens/translations/find/view.ts'
import { moved, next } from '../../../../admin/screens/translations/matrix/place.ts'

const published = {
  en: { 'button.play': 'Play', greeting: 'Hello {name}', rules: 'The rules' },
  hi: { 'button.play': 'खेलें', greeting: 'नमस्ते {nam}', rules: 'The rules' },
  pt: { 'button.play': 'Jogue agora mesmo', greeting: 'Olá {name' },
}

function rowsWith(drafts: Readonly<Record<string, Readonly<Record<string, string>>>> = {}) {
  return prepareRows(
    Object.entries(published).map(([locale, texts]) => ({
      locale,
      texts: { ...texts, ...drafts[locale] },
      published: texts,
      hasDraft: locale in drafts,
    })),
  )
}

const faultsOf = (id: string, locale: string, rows = rowsWith()) => {
  const row = rows.find((one) => one.id === id)
  return row && faultsIn(row, locale)
}

describe('a translation', () => {
  test('that no language states is missing, and nothing else', () => {
    expect(faultsOf('rules', 'pt')).toEqual(['missing'])
  })

  test('with the words of English is said to be the same; English itself is not', () => {
    expect(faultsOf('rules', 'hi')).toEqual(['same'])
    expect(faultsOf('rules', 'en')).toEqual([])
  })

  test('of more than 1.6 times the letters of English is too long; vowel signs are no letters', () => {
    expect(faultsOf('button.play', 'pt')).toEqual(['long'])
    expect(faultsOf('button.play', 'hi')).toEqual([])
  })

  test('is as long as its longest branch, however many there are', () => {
    expect(lengthOf('{n, plural, one {# try} few {# trials} other {#}} left')).toBe(' trials left'.length)
    expect(lengthOf('{n, plural, one {broken}')).toBe('{n, plural, one {broken}'.length)
  })

  test('that cannot be read, or names what English has not, has a problem', () => {
    expect(faultsOf('greeting', 'pt')).toEqual(['problem'])
    expect(faultsOf('greeting', 'hi')).toEqual(['problem'])
  })

  test('is behind once English has a draft, until it has one, too', () => {
    const changed = { en: { rules: 'The new rules' } }
    expect(faultsOf('rules', 'hi', rowsWith(changed))).toContain('stale')
    expect(faultsOf('rules', 'hi', rowsWith({ ...changed, hi: { rules: 'नए नियम' } }))).toEqual([])
  })
})

describe('the matrix', () => {
  const found = (typed: string, faults: Parameters<typeof filterRows>[1]['faults'], locales: readonly string[]) =>
    filterRows(rowsWith(), { typed, faults }, locales).map(({ id }) => id)

  test('finds a text by its id and by its words in any language', () => {
    expect(found('BUTTON', [], ['hi'])).toEqual(['button.play'])
    expect(found('olá', [], ['hi'])).toEqual(['greeting'])
  })

  test('shows the texts with any of the chosen faults in a language that is shown', () => {
    expect(found('', ['missing', 'same'], ['hi', 'pt'])).toEqual(['rules'])
    expect(found('', ['long'], ['hi'])).toEqual([])
  })

  test('keeps its view in the address, and takes no notice of what is none', () => {
    const view = viewOf({ q: 'play', languages: 'hi,en', only: 'long,nonsense' })
    expect(view).toEqual({ typed: 'play', locales: ['hi', 'en'], faults: ['long'] })
    expect(viewOf(searchOf(view))).toEqual(view)
    expect(searchOf(viewOf({}))).toEqual({})
  })

  test('shows languages in the order of the site, and all where none is chosen or known', () => {
    expect(shownLocales(['en', 'hi', 'pt'], { locales: ['pt', 'en'] })).toEqual(['en', 'pt'])
    expect(shownLocales(['en', 'hi'], { locales: ['xx'] })).toEqual(['en', 'hi'])
  })

  test('is walked with arrows up to its edges, and with Tab line by line', () => {
    const shown = { ids: ['a', 'b'], locales: ['en', 'hi'] }
    expect(moved(undefined, shown, 1, 0)).toEqual({ id: 'a', locale: 'en' })
    expect(moved({ id: 'a', locale: 'en' }, shown, 9, -1)).toEqual({ id: 'b', locale: 'en' })
    expect(next({ id: 'a', locale: 'hi' }, shown, 1)).toEqual({ id: 'b', locale: 'en' })
    expect(next({ id: 'a', locale: 'en' }, shown, -1)).toBeUndefined()
    expect(next({ id: 'b', locale: 'hi' }, shown, 1)).toBeUndefined()
  })
})
