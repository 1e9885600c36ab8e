import { describe, expect, test } from 'vitest'
import { keyCaps, pressedKeys } from '../../admin/kit/commands/keys.ts'
import { sayAgo } from '../../admin/kit/format/say-ago.ts'
import { findBest } from '../../admin/kit/search/find-best.ts'
import { markParts } from '../../admin/kit/search/mark-parts.ts'
import { mayCall } from '../../admin/model/staff/may.ts'
import { sayDetails } from '../../admin/screens/log/say-details.ts'
import { forbiddenFor } from '../../admin/shell/navigation/screens.ts'

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

describe('keys', () => {
  test.for([
    [{ key: 'k', ctrlKey: true }, 'Mod+K'],
    [{ key: 'k', metaKey: true }, 'Mod+K'],
    [{ key: '?', shiftKey: true }, '?'],
    [{ key: ' ' }, 'Space'],
    [{ key: 'N', shiftKey: true }, 'Shift+N'],
    [{ key: 'ArrowDown', shiftKey: true }, 'Shift+ArrowDown'],
  ] as const)('%o is %s', ([pressed, name]) => {
    expect(pressedKeys({ ...none, ...pressed })).toBe(name)
  })

  test('are drawn as they stand on the keyboard', () => {
    expect(keyCaps('Mod+ArrowUp', false)).toEqual(['Ctrl', '↑'])
    expect(keyCaps('Mod+K', true)).toEqual(['⌘', 'K'])
  })
})

describe('the palette', () => {
  const find = (typed: string) =>
    findBest(['crash-aviator', 'aviator-1', 'my aviator', 'wheel'], typed, (text) => text, 3)

  test('finds beginnings first, then beginnings of words', () => {
    expect(find('avia')).toEqual(['aviator-1', 'my aviator', 'crash-aviator'])
  })

  test('does not mind hyphens', () => {
    expect(find('crashaviator')).toEqual(['crash-aviator'])
    expect(find('whe-el')).toEqual(['wheel'])
  })

  test('offers the first ones while nothing is typed', () => {
    expect(find(' ')).toEqual(['crash-aviator', 'aviator-1', 'my aviator'])
  })
})

describe('marks', () => {
  const marked = (text: string, ...words: string[]) =>
    markParts(text, words)
      .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
      .join('')

  test('stand around every word that was found, overlapping ones as one', () => {
    expect(marked('Aviator-aviator', 'avia')).toBe('[Avia]tor-[avia]tor')
    expect(marked('aviator', 'avi', 'viat')).toBe('[aviat]or')
    expect(marked('wheel', 'x')).toBe('wheel')
  })
})

test('moments are said in the largest unit that they fill', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  expect(sayAgo(now - 20_000, now)).toBe('just now')
  expect(sayAgo(now - 90 * 60_000, now)).toBe('1 hour ago')
  expect(sayAgo(now + 3 * 24 * 3_600_000, now)).toBe('in 3 days')
})

test('each role may put the calls of those before it', () => {
  expect(mayCall('viewer', 'catalogue')).toBe(true)
  expect(mayCall('editor', 'publish')).toBe(false)
  expect(mayCall('publisher', 'publish')).toBe(true)
  expect(mayCall('publisher', 'staff')).toBe(false)
  expect(mayCall('viewer', 'sign-in')).toBe(true)
})

test('a screen is forbidden with all that is below it, by its name', () => {
  expect(forbiddenFor('publisher', '/cashier/1f5a4c29')?.label).toBe('Cashier')
  expect(forbiddenFor('support', '/cashier/1f5a4c29')).toBeUndefined()
  expect(forbiddenFor('viewer', '/edit/landings/people.json')).toBeUndefined()
  expect(forbiddenFor('viewer', '/')).toBeUndefined()
})

test('the log says records by their names, and moments in local time', () => {
  expect(sayDetails('2 records: landings/jet-1.json, themes/jetx.json')).toBe('2 records: jet-1, Theme jetx')
  expect(sayDetails('2026-12-03T17:30:00.000Z')).toMatch(/^Dec [34], 2026, \d+:\d\d [AP]M$/)
})
