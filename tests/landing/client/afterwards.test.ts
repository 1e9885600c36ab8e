import { describe, expect, test } from 'vitest'
import { mayLoadPixelsOf } from '../../../src/landing/client/pixel-origins.ts'
import { mayPrefetch } from '../../../src/landing/client/untouched/may-prefetch.ts'
import { type Decision, mayRun } from '../../../src/landing/client/untouched/may-run.ts'
import { createPixels } from '../../../src/landing/client/untouched/pixels.ts'
import type { Page } from '../../../src/landing/page/page.ts'

describe('pixels', () => {
  test.each([
    ['opt-in', null, false, false],
    ['opt-in', 'allowed', false, true],
    ['opt-in', 'refused', false, false],
    ['opt-out', null, false, true],
    ['opt-out', null, true, false],
    ['opt-out', 'refused', false, false],
    ['opt-out', 'allowed', true, true],
  ] as const)(
    'consent by law %s, decision %j, browser refuses tracking %j: %j',
    (consent, decision, refuses, expected) => {
      expect(mayRun(consent, decision, refuses)).toBe(expected)
    },
  )
})

describe('pixels of several landings in one document', () => {
  const landing = (consent: 'opt-in' | 'opt-out', ...names: string[]) =>
    ({ pixels: { consent, scripts: names.map((name) => `https://pixels.example/${name}.js`) } }) as unknown as Page

  /** A browser with or without a stored decision. */
  function browser(decided: Decision | null = null, refusesTracking = false) {
    const loaded: string[] = []
    const questions: ((isAllowed: boolean) => void)[] = []
    let decision = decided
    const show = createPixels({
      load: async (script) => void loaded.push(script.replace(/.*\/(\w+)\.js/, '$1')),
      ask: (_, decide) => void questions.push(decide),
      read: () => decision,
      write: (now) => {
        decision = now
      },
      refusesTracking: () => refusesTracking,
    })
    return { loaded, questions, show }
  }

  test('load with each landing, and only once', () => {
    const { loaded, questions, show } = browser('allowed')
    show(landing('opt-in', 'sit'))
    show({} as Page)
    show(landing('opt-in', 'casino', 'sit'))
    show(landing('opt-in', 'sit'))
    expect([loaded, questions]).toEqual([['sit', 'casino'], []])
  })

  test('wait for one answer, which applies to every landing', () => {
    const { loaded, questions, show } = browser()
    show(landing('opt-in', 'sit'))
    show(landing('opt-in', 'casino'))
    expect([loaded, questions.length]).toEqual([[], 1])
    questions[0]?.(true)
    expect(loaded).toEqual(['sit', 'casino'])
    show(landing('opt-in', 'sport'))
    expect([loaded.at(-1), questions.length]).toEqual(['sport', 1])
  })

  test('follow the law of each landing until the visitor refuses', () => {
    const { loaded, questions, show } = browser()
    show(landing('opt-out', 'sit'))
    show(landing('opt-in', 'casino'))
    expect(loaded).toEqual(['sit'])
    questions[0]?.(false)
    show(landing('opt-out', 'sport'))
    expect([loaded, questions.length]).toEqual([['sit'], 1])
  })

  test('neither load nor ask if the browser refuses tracking', () => {
    const { loaded, questions, show } = browser(null, true)
    show(landing('opt-out', 'sit'))
    show(landing('opt-in', 'casino'))
    expect([loaded, questions]).toEqual([[], []])
  })

  test('need their own document if the policy of the current one does not allow them', () => {
    const other = { pixels: { consent: 'opt-in', scripts: ['https://other.example/a.js'] } } as const
    expect(mayLoadPixelsOf(landing('opt-in', 'sit'), landing('opt-out', 'casino'))).toBe(true)
    expect(mayLoadPixelsOf(landing('opt-in', 'sit'), {})).toBe(true)
    expect(mayLoadPixelsOf(landing('opt-in', 'sit'), other)).toBe(false)
    expect(mayLoadPixelsOf({}, other)).toBe(false)
  })
})

describe('prefetching', () => {
  test.each([
    [true, {}, true],
    [true, { effectiveType: '4g' }, true],
    [true, { effectiveType: '3g' }, true],
    [true, { effectiveType: '2g' }, false],
    [true, { effectiveType: 'slow-2g' }, false],
    [true, { effectiveType: '4g', saveData: true }, false],
    [false, {}, false],
  ])('online %j over %j: %j', (onLine, connection, expected) => {
    expect(mayPrefetch({ onLine, connection })).toBe(expected)
  })

  test('is allowed if the browser does not report its connection', () => {
    expect(mayPrefetch({ onLine: true })).toBe(true)
  })
})
