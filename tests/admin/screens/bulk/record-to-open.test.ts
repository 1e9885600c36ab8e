import { expect, test } from 'vitest'
import { recordToOpen } from '../../../../admin/screens/bulk/review/record-to-open.ts'

const changed = (record: string, before: object, after: object) => ({
  ...{ record, before: JSON.stringify(before), after: JSON.stringify(after), kept: [], notes: [] },
})
const landing = (slug: string) => changed(`landings/${slug}.json`, { slug }, { slug, theme: 'jetx' })
const english = (...ids: string[]) =>
  changed('locales/en.json', { 'page.title': 'Play' }, Object.fromEntries(ids.map((id) => [id, 'Win'])))

test('a change of one record opens this record, with or without its words', () => {
  expect(recordToOpen({ records: [landing('mine')], landings: ['mine'] })).toBe('landings/mine.json')
  const withWords = [english('page.title', 'own.mine.hero-headline'), landing('mine')]
  expect(recordToOpen({ records: withWords, landings: ['mine'] })).toBe('landings/mine.json')
})

test('a change of words alone opens the landing to which they belong', () => {
  const words = english('page.title', 'own.mine.hero-headline', 'own.mine.hero-intro')
  const before = JSON.stringify({ 'page.title': 'Win' })
  expect(recordToOpen({ records: [{ ...words, before }], landings: ['other', 'mine'] })).toBe('landings/mine.json')
  const home = { ...english('page.title', 'own.home.hero-headline'), before }
  expect(recordToOpen({ records: [home], landings: [''] })).toBe('landings/home.json')
})

test('changes of several records, and of words that several landings show, open none of them', () => {
  expect(recordToOpen({ records: [landing('mine'), landing('other')], landings: ['mine', 'other'] })).toBeUndefined()
  expect(recordToOpen({ records: [english('page.title')], landings: ['mine', 'other'] })).toBeUndefined()
})
