import { expect, test } from 'vitest'
import { visitReferences } from '../../src/contract/index.ts'

function referencesIn(value: object, base?: object): string[] {
  const found: string[] = []
  visitReferences(
    'landing',
    value,
    ({ kind, name, path }, part) => found.push(`/${[...part, ...path].join('/')} ${kind} ${name}`),
    { base },
  )
  return found
}

test('every reference of a landing is found at its position', () => {
  const landing = {
    theme: 'night',
    values: { game: { message: 'game.aviator' }, times: 7 },
    signIn: { kind: 'dialog', dialog: 'auth' },
    blocks: [
      { id: 'w', type: 'wheel', headline: 'w.h', sectors: [{ kind: 'money', value: { amount: 5, currency: 'INR' } }] },
      { id: 't', type: 'terms', sections: [{ heading: 'a.b', body: 'c.d' }], back: 'offer' },
    ],
  }
  expect(referencesIn(landing)).toEqual([
    '/values/game/message message game.aviator',
    '/theme theme night',
    '/blocks/0/headline message w.h',
    '/blocks/0/sectors/0/value/currency currency INR',
    '/blocks/1/sections/0/heading message a.b',
    '/blocks/1/sections/0/body message c.d',
    '/blocks/1/back landing offer',
    '/signIn/dialog dialog auth',
  ])
})

test('values of the wrong type neither hide references nor cause errors', () => {
  expect(referencesIn({ blocks: { theme: 1 }, theme: ['night'], dialog: null, section: 'home' })).toEqual([
    '/section section home',
  ])
})

test('with a base, objects that it has at the same place are left out', () => {
  const wheel = { id: 'w', type: 'wheel', headline: 'w.h' }
  const footer = { id: 'f', type: 'footer', back: 'offer' }
  const values = { game: { message: 'game.aviator' }, city: { message: 'city.pune' } }
  const base = { theme: 'night', values, blocks: [wheel, footer] }
  expect(referencesIn(base, structuredClone(base))).toEqual(referencesIn(base))
  expect(referencesIn({ ...base }, base)).toEqual(['/theme theme night'])
  const changed = {
    theme: 'day',
    values: { ...values, city: { message: 'city.agra' } },
    blocks: [{ ...wheel, headline: 'w.other' }, footer, wheel],
  }
  expect(referencesIn(changed, base)).toEqual([
    '/values/city/message message city.agra',
    '/theme theme day',
    '/blocks/0/headline message w.other',
    '/blocks/2/headline message w.h',
  ])
})

test('of a block that has become another one, what it shares with the former one is left out, unless that was of another type', () => {
  const sectors = [{ kind: 'money', value: { amount: 5, currency: 'INR' } }]
  const wheel = { id: 'w', type: 'wheel', headline: 'w.h', sectors }
  const changed = { blocks: [{ ...wheel, headline: 'w.other' }] }
  expect(referencesIn(changed, { blocks: [wheel] })).toEqual(['/blocks/0/headline message w.other'])
  expect(referencesIn(changed, { blocks: [{ ...wheel, type: 'crash' }] })).toEqual([
    '/blocks/0/headline message w.other',
    '/blocks/0/sectors/0/value/currency currency INR',
  ])
})
