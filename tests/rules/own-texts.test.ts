import { expect, test } from 'vitest'
import {
  isOwnText,
  isTextOf,
  ownTextId,
  recordOfText,
  renamedTextId,
  withRenamedTexts,
} from '../../src/rules/own-texts.ts'

const free = () => false

test.each([
  ['aviator-1', ['blocks', 'hero', 'headline'], 'own.aviator-1.hero-headline'],
  ['successAuthorization', ['button', 'text'], 'own.success-authorization.button-text'],
  ['world-cup/terms', ['blocks', 'steps', 'steps', '0'], 'own.world-cup-terms.steps-steps-0'],
  ['', ['title'], 'own.home.title'],
])('the text of %j at %j is %s', (record, path, id) => {
  expect(ownTextId(record, path, free)).toBe(id)
  expect([isOwnText(id), isTextOf(record, id), isTextOf('other', id)]).toEqual([true, true, false])
})

test('an id that is taken is numbered, and no id is longer than allowed', () => {
  const taken = new Set(['own.offer.title', 'own.offer.title-2'])
  expect(ownTextId('offer', ['title'], (id) => taken.has(id))).toBe('own.offer.title-3')
  expect(ownTextId('o'.repeat(60), ['blocks', 'a'.repeat(40), 'headline'], free).length).toBeLessThanOrEqual(80)
})

test('they follow a record to its new name, unless that makes them too long', () => {
  const json = '{ "title": "own.offer.title", "button": "own.offer-2.title", "x": "crash.offer" }'
  expect(withRenamedTexts(json, 'offer', 'deal')).toBe(json.replace('own.offer.title', 'own.deal.title'))
  expect(renamedTextId('own.offer.title', 'offer', 'o'.repeat(79))).toBe('own.offer.title')
})

test('texts of a record are told apart from all others', () => {
  expect(recordOfText('own.offer.title')).toBe('offer')
  expect(recordOfText('crash.headline')).toBeUndefined()
})
