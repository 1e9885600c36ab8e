import { describe, expect, test } from 'vitest'
import { differencesOf } from '../../src/registry/json/differences.ts'

describe('the differences of two records', () => {
  test.each([
    ['nothing', { a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }, []],
    ['a value', { a: { b: 1 } }, { a: { b: 2 } }, [{ pointer: '/a/b', before: 1, after: 2 }]],
    [
      'added and removed properties',
      { a: 1 },
      { b: null },
      [
        { pointer: '/a', before: 1 },
        { pointer: '/b', after: null },
      ],
    ],
    ['a value of another type', { a: [1] }, { a: { b: 1 } }, [{ pointer: '/a', before: [1], after: { b: 1 } }]],
    ['a name with a slash', { 'a/b': 1 }, { 'a/b': 2 }, [{ pointer: '/a~1b', before: 1, after: 2 }]],
    ['an item added at the front', [1, 2], [0, 1, 2], [{ pointer: '/0', after: 0 }]],
    ['an item removed in the middle', [1, 2, 3], [1, 3], [{ pointer: '/1', before: 2 }]],
    ['within a list', [{ id: 'a' }, { id: 'b', x: 1 }], [{ id: 'a' }, { id: 'b' }], [{ pointer: '/1/x', before: 1 }]],
    ['a new record', undefined, { a: 1 }, [{ pointer: '', after: { a: 1 } }]],
  ])('%s', (_, before, after, expected) => {
    expect(differencesOf(before, after)).toEqual(expected)
  })
})
