import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joinPointer, splitPointer } from '../../src/registry/json/pointer.ts'
import { readJson } from '../../src/registry/json/read-json.ts'
import { didYouMean } from '../../src/registry/report/did-you-mean.ts'
import { placeFinder } from '../../src/registry/report/place.ts'
import { report } from '../../src/registry/report/report.ts'
import { together } from '../../src/registry/report/together.ts'

describe('places', () => {
  const text = '{\n  "a": [1,\r\n    { "b/c": "é", "d": 2 }\n  ]\n}\n'
  const at = placeFinder(text).at

  test.each([
    ['', { line: 1, column: 1 }],
    ['/a', { line: 2, column: 8 }],
    ['/a/0', { line: 2, column: 9 }],
    ['/a/1/b~1c', { line: 3, column: 14 }],
    ['/a/1/d', { line: 3, column: 24 }],
    ['/a/1/nothing', { line: 3, column: 5 }],
  ])('%s', (pointer, place) => {
    expect(at(pointer)).toEqual(place)
  })

  test('a property’s name comes before its value', () => {
    expect(at('/a/1/d', true)).toEqual({ line: 3, column: 19 })
  })

  test('any key can be pointed at', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (segments) => {
        expect(splitPointer(joinPointer(segments))).toEqual(segments)
      }),
    )
  })
})

describe('reading JSON', () => {
  test('gives the same value as JSON.parse, unless a key is duplicate or reserved', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const read = readJson(JSON.stringify(value, null, 2))
        const isReserved = /"(__proto__|constructor|prototype)":/.test(JSON.stringify(value))
        if (!isReserved) expect(read).toEqual({ value: JSON.parse(JSON.stringify(value)) })
      }),
    )
  })

  test('finds a duplicate key, even if it is escaped differently', () => {
    const codes = (text: string) => {
      const read = readJson(text)
      return 'problems' in read ? read.problems.map(({ code }) => code) : []
    }
    expect(codes('{"a":1,"\\u0061":2}')).toEqual(['duplicate-key'])
    expect(codes('{"a":{"b":1},"b":2}')).toEqual([])
    expect(codes('{"a":"\\"b\\":","c":"x:y"}')).toEqual([])
    expect(codes('{"\\u005f_proto__":{}}')).toEqual(['forbidden-key'])
  })
})

test('a report contains each problem once, sorted by position', () => {
  const sources = [
    { file: 'b.json', record: 'b.json', text: '{ "x": 1,\n "y": 2 }' },
    { file: 'a.json', record: 'a.json', text: '{ "x": 1 }' },
  ]
  const finding = (file: string, pointer: string) => ({ code: 'not-allowed', file, pointer, message: 'No.' }) as const
  const found = report(
    [finding('b.json', '/y'), finding('b.json', '/x'), finding('a.json', '/x'), finding('b.json', '/y')],
    sources,
  )
  expect(found.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
    'a.json:1:8',
    'b.json:1:8',
    'b.json:2:7',
  ])
})

test.each([
  ['aviatro', ['aviator', 'wheel'], 'did you mean "aviator"?'],
  ['aviator', ['aviator-1'], 'did you mean "aviator-1"?'],
  ['xyz', ['aviator', 'wheel'], ''],
  ['xyz', [], ''],
])('%s among %j: %s', (name, known, expected) => {
  expect(didYouMean(name, known)).toBe(expected)
})

describe('warnings of one kind in a file', () => {
  const many = (code: string, count: number) =>
    Array.from({ length: count }, (_, line) => ({ file: 'locales/en.json', code, line }))

  test('are said together once they are many', () => {
    const texts = many('unused-message', 4)
    const between = { file: 'themes/day.json', code: 'unused-theme', line: 1 }
    expect(together(texts.toSpliced(1, 0, between))).toEqual([texts, [between]])
  })

  test('are said one by one while they are few, and errors always', () => {
    expect(together(many('unused-message', 3))).toHaveLength(3)
    expect(together(many('unknown-theme', 4))).toHaveLength(4)
  })
})
