import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { prepareRows } from '../../../../admin/model/texts/rows.ts'
import { findHits, type Search } from '../../../../admin/screens/translations/replace/find-hits.ts'
import { replacementsOf, undoOf } from '../../../../admin/screens/translations/replace/replacements.ts'
import { isSameButWords } from '../../../../src/registry/texts/structure.ts'

const language = (locale: string, texts: Record<string, string>) => ({
  locale,
  texts,
  published: texts,
  hasDraft: false,
})
const rows = prepareRows([
  language('en', { hero: 'Win with win {amount} wins', rules: 'WIN (now)', name: '{winner} wins', broken: 'win {' }),
  language('hi', { hero: 'जीत {amount} जीतें' }),
])
const everywhere = { locales: ['en', 'hi'], isIn: (_: string) => true }
const usual: Search = { find: 'win', replace: 'take', isCaseKept: false, isWholeWords: false }
const found = (search: Partial<Search>, where = everywhere) =>
  findHits(rows, { ...usual, ...search }, where).map(({ id, locale, from, refusal }) =>
    refusal ? [id, locale, from, 'refused'] : [id, locale, from],
  )

describe('finding words in texts', () => {
  test('finds each place, and refuses those in syntax and in broken texts', () => {
    expect(found({})).toEqual([
      ['broken', 'en', 0, 'refused'],
      ['hero', 'en', 0],
      ['hero', 'en', 9],
      ['hero', 'en', 22],
      ['name', 'en', 1, 'refused'],
      ['name', 'en', 9],
      ['rules', 'en', 0],
    ])
  })

  test('by their case and as whole words, in any script', () => {
    expect(found({ isCaseKept: true, isWholeWords: true }).filter(([id]) => id === 'hero')).toEqual([['hero', 'en', 9]])
    expect(found({ find: 'जीत', isWholeWords: true })).toEqual([['hero', 'hi', 0]])
    expect(found({ find: 'जीत' })).toHaveLength(2)
  })

  test('as they are written, in the chosen languages and texts', () => {
    expect(found({ find: '(now)' })).toEqual([['rules', 'en', 4]])
    expect(found({ find: '.' })).toEqual([])
    expect(found({}, { locales: ['hi'], isIn: () => true })).toEqual([])
    expect(found({}, { ...everywhere, isIn: (id) => id === 'rules' })).toEqual([['rules', 'en', 0]])
  })

  test('refuses a replacement that would change a value', () => {
    expect(found({ find: 'WIN (', isCaseKept: true, replace: '{brand} (' })).toEqual([['rules', 'en', 0, 'refused']])
    expect(found({ find: ' ', replace: " '" }).filter(([id]) => id === 'hero')).toContainEqual([
      'hero',
      'en',
      12,
      'refused',
    ])
  })
})

describe('replacing words', () => {
  test('replaces the chosen places of a text together, and can be taken back', () => {
    const hits = findHits(rows, usual, everywhere).filter(({ id, from }) => id === 'hero' && from !== 9)
    const replacements = replacementsOf(hits)
    expect(replacements).toEqual([
      {
        record: 'locales/en.json',
        id: 'hero',
        before: 'Win with win {amount} wins',
        after: 'take with win {amount} takes',
      },
    ])
    expect(undoOf(replacements)[0]).toMatchObject({ before: replacements[0]?.after, after: replacements[0]?.before })
  })

  test('never breaks a text, whatever is searched and written', () => {
    const unit = fc.constantFrom('w', 'i', 'n', ' ', '{', '}', "'", '#', '<', 'amount', ',')
    const texts = ['Win {amount} win', "{n, plural, one {# win} other {# 'wins'}} in '{'a'}'", 'a win']
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.string({ unit, minLength: 1 }),
        fc.string({ unit }),
        (text, find, replace) => {
          const [row] = prepareRows([language('en', { text })])
          const hits = findHits(row ? [row] : [], { ...usual, find, replace }, everywhere)
          for (const { after } of hits.filter(({ refusal }) => !refusal).flatMap((hit) => replacementsOf([hit])))
            expect(isSameButWords(text, after)).toBe(true)
        },
      ),
    )
  })
})
