import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const animations = globSync('src/landing/**/*.css').flatMap((file) => {
  const rules = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '')
  return [...rules.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) =>
    [...body.matchAll(/animation(?:-iteration-count)?:([^;]+)/g)]
      .flatMap(([, values = '']) => values.split(/,(?![^(]*\))/))
      .map((value) => ({ place: `${file} ${selector.trim()}`, value: value.trim() })),
  )
})

/** What a visitor has started or waits for goes on until it is over; a paused animation starts with his game. */
const isAwaited = ({ place, value }: (typeof animations)[number]) =>
  /\[data-state="playing"\]|\.overlay-spinner|\[aria-busy\]/.test(place) || /\bpaused\b/.test(value)

/** In seconds, until its last frame. */
function lengthOf(value: string): number {
  const [duration = 0, delay = 0] = [...value.matchAll(/([\d.]+)(m?)s\b/g)].map(
    ([, number, thousandth]) => Number(number) / (thousandth ? 1000 : 1),
  )
  const times = /\binfinite\b/.test(value) ? Number.POSITIVE_INFINITY : Number(/ (\d+)(?= |$)/.exec(value)?.[1] ?? 1)
  return delay + duration * times
}

test('is found in many rules', () => {
  expect(animations.length).toBeGreaterThan(40)
  expect([lengthOf('turn 1s linear infinite'), lengthOf('nod 0.5s 200ms ease-in-out 4 alternate')]).toEqual([
    Number.POSITIVE_INFINITY,
    2.2,
  ])
})

// WCAG 2.2, 2.2.2: what moves by itself for longer needs a button that stops it. It would also drain batteries.
test('what moves by itself comes to rest within five seconds', () => {
  const endless = animations.filter((one) => !isAwaited(one) && lengthOf(one.value) > 5)
  expect(endless).toEqual([])
})
