import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { cases } from '../machine.ts'
import { launchBrowser } from './browser.ts'
import { builtFile, manifest } from './built.ts'
import { addressOf, desktop, open, phone, type Visit, visit } from './visit.ts'

const browser = await launchBrowser()

/** A landing per style of headlines that has a face; headlines behind a preloader are not in place yet. */
const themes = new Map(manifest.themes.map(({ id, heading }) => [id, heading]))
const landingWith = (wanted: string) =>
  manifest.landings.find(
    ({ theme, kind, param, blocks }) =>
      kind === 'landing' && !param && themes.get(theme) === wanted && !blocks.some(({ type }) => type === 'preloader'),
  )?.slug

const isFace = (url: string) => url.endsWith('.woff2')

/** Opens a landing and notes what moves and which faces are asked for. */
async function watch(place: string, screen = phone, saveData = false) {
  const visitor = await open(browser, screen)
  const asked: string[] = []
  visitor.on('request', (request) => isFace(request.url()) && asked.push(request.url()))
  await visitor.addInitScript((isSaving) => {
    if (isSaving) Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    const moved: number[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!shift.hadRecentInput) moved.push(shift.value)
    }).observe({ type: 'layout-shift', buffered: true })
  }, saveData)
  await visit(visitor, place)
  return { visitor, asked }
}

/** The face that paints the first headline; empty for the visitor's own. */
const faceOf = (visitor: Visit) =>
  visitor.evaluate(
    () => /headline-face/.exec(getComputedStyle(document.querySelector('h1') as Element).fontFamily)?.[0] ?? '',
  )

const shifts = (visitor: Visit) => visitor.evaluate(() => (window as unknown as { moved: number[] }).moved)

/** When the browser has nothing more to do, two frames later. */
const settled = (visitor: Visit) =>
  visitor.evaluate(
    () =>
      new Promise((resolve) =>
        requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
      ),
  )

describe.each(cases([['a phone', phone]], [['a desktop', desktop]]))('the face of headlines on %s', (_, screen) => {
  test.each(['poster', 'wide', 'italic'])('%s: arrives after the first paint, and nothing moves', async (heading) => {
    const { visitor, asked } = await watch(landingWith(heading) ?? '', screen)
    await expect.poll(() => faceOf(visitor)).toBe('headline-face')
    await settled(visitor)
    expect(await shifts(visitor)).toEqual([])
    const { painted, requested } = await visitor.evaluate(async () => ({
      painted: await new Promise<number>((resolve) => {
        // When it was painted; the screen may show it later.
        const found = (list: PerformanceObserverEntryList) => {
          const [first] = list.getEntriesByName('first-contentful-paint')
          if (first) resolve((first as PerformancePaintTiming).paintTime)
        }
        new PerformanceObserver(found).observe({ type: 'paint', buffered: true })
      }),
      requested: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ startTime }) => startTime),
    }))
    expect(requested.length).toBeGreaterThan(0)
    for (const time of requested) expect(time).toBeGreaterThan(painted)
    const bytes = [...new Set(asked)].map(
      (url) => readFileSync(path.join(inject('siteFolder'), new URL(url).pathname)).length,
    )
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(12_000)
    expect(visitor.complaints).toEqual([])
  })
})

test.each([
  ['saves data', () => watch(landingWith('poster') ?? '', phone, true)],
  ['reads a script that the face does not have', () => watch(`hi/${landingWith('poster')}`)],
])('a visitor who %s keeps their own face', async (_, arrive) => {
  const { visitor, asked } = await arrive()
  await settled(visitor)
  expect([asked, await faceOf(visitor)]).toEqual([[], ''])
})

test('before the application, and where a face cannot be loaded, headlines are shown in the visitor’s own', async () => {
  const visitor = await open(browser)
  const refused = visitor.waitForRequest((request) => isFace(request.url()))
  await visitor.route('**/*.woff2', (route) => route.abort())
  await visitor.goto(addressOf(landingWith('poster') ?? ''))
  await refused
  await settled(visitor)
  expect(await faceOf(visitor)).toBe('')
  expect(await visitor.locator('h1').isVisible()).toBe(true)
})

test('a face is at most 12 KB in any language', () => {
  const { faces } = builtFile('.program/input.json').input as {
    faces: Record<string, Record<string, { files: { src: string; range: string }[] }>>
  }
  // Signs of other currencies than the page's are not loaded.
  const isLoaded = ({ range }: { range: string }) => range.includes('-')
  const weigh = ({ src }: { src: string }) => readFileSync(path.join(inject('siteFolder'), src)).length
  const sizes = Object.entries(faces).flatMap(([heading, languages]) =>
    Object.entries(languages).map(([locale, { files }]) => ({
      face: `${heading} ${locale}`,
      bytes: files.filter(isLoaded).reduce((sum, file) => sum + weigh(file), 0),
    })),
  )
  expect(sizes.length).toBeGreaterThan(20)
  expect(sizes.filter(({ bytes }) => bytes > 12_288)).toEqual([])
})
