import { readdirSync, readFileSync, statSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { describe, expect, inject, test } from 'vitest'
import type { PageAddress } from '../../src/routing/pages.ts'
import { isLong, onThisMachine } from '../machine.ts'
import { launchBrowser } from './browser.ts'
import { pages } from './built.ts'
import { open } from './visit.ts'

const browser = await launchBrowser()

const read = (file: string) => readFileSync(path.join(inject('siteFolder'), file))
const html = (page: string) => read(path.join(page, 'index.html')).toString()
const oneOf = (them: readonly PageAddress[], place: number) => them.slice(place % them.length).slice(0, 1)

/** As it travels: `fetch` would unpack it. */
const get = (address: string, headers: Record<string, string>) =>
  new Promise<{ readonly status: number | undefined; readonly body: Buffer }>((resolve, reject) => {
    request(address, { headers }, async (answer) => resolve({ status: answer.statusCode, body: await buffer(answer) }))
      .on('error', reject)
      .end()
  })

const english = pages.filter(({ locale, param }) => locale === 'en' && param === null)

describe('the size of a first visit', () => {
  test('90% of documents are at most 14 KB, none exceeds 17 KB', { timeout: onThisMachine(60_000) }, async () => {
    // Each landing in one of its languages, each language as often; in a long run all pages.
    const asked = isLong ? pages : [...Map.groupBy(pages, ({ slug }) => slug).values()].flatMap(oneOf)
    const sizes: number[] = []
    for (const { path: place, locale } of asked) {
      const headers = { 'accept-encoding': 'br', 'accept-language': locale }
      const { status, body } = await get(inject('address') + place, headers)
      expect([place, status]).toEqual([place, 200])
      sizes.push(body.length)
    }
    expect(sizes.filter((size) => size <= 14_000).length / sizes.length).toBeGreaterThanOrEqual(0.9)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(17_000)
  })

  test('the inline script is at most 2 KB', () => {
    const script = /<script>(.*?)<\/script>/s.exec(html('new-promo-ipl'))?.[1] ?? ''
    expect(script).not.toBe('')
    expect(gzipSync(script).length).toBeLessThanOrEqual(2_000)
  })

  test('a document lists the files of its blocks, which saves a round trip', () => {
    const modules = /data-modules="([^"]+)"/.exec(html('new-promo-ipl/roulette-form'))?.[1] ?? ''
    for (const block of ['Hero', 'Roulette', 'FormStage', 'Footer']) expect(modules).toMatch(new RegExp(`/${block}-`))
  })

  test.each(english.map(({ path: place }) => place))('the application of %s is at most 95 KB', (place) => {
    const modules = /data-modules="([^"]+)"/.exec(html(place))?.[1]?.split(' ') ?? []
    expect(modules.length).toBeGreaterThan(1)
    const bytes = modules.reduce((sum, file) => sum + read(`${file}.gz`).length, 0)
    expect(bytes).toBeLessThanOrEqual(95_000)
  })

  test.each([
    ['a landing that is touched', '/new-promo-ipl/roulette-form', '#root[data-ready]'],
    ['the main site', '/', '#root[data-ready]'],
    ['the admin', '/admin/', 'form'],
  ])('the scripts and styles of %s travel compressed', async (_, address, whenRead) => {
    const page = await open(browser)
    await page.goto(inject('address') + address)
    await page.locator('body').dispatchEvent('pointerdown')
    await page.waitForSelector(whenRead, { state: 'attached' })
    const files = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => /\.(js|css)$/.test(name))
        .map(({ name, encodedBodySize, decodedBodySize }) => ({ name, encodedBodySize, decodedBodySize })),
    )
    expect(files.length).toBeGreaterThan(1)
    // The smallest files would only grow.
    const isLarge = ({ decodedBodySize }: (typeof files)[number]) => decodedBodySize > 200
    const grown = files.filter((file) => file.encodedBodySize > file.decodedBodySize)
    const plain = files.filter((file) => isLarge(file) && file.encodedBodySize === file.decodedBodySize)
    expect([...grown, ...plain]).toEqual([])
  })
})

describe('the casino', () => {
  const assets = path.join(inject('siteFolder'), 'new-promo-ipl/assets')
  const madeAt = (file: string) => statSync(path.join(assets, file)).mtimeMs
  // Files of earlier builds stay.
  const scripts = [
    ...Map.groupBy(
      readdirSync(assets).filter((file) => file.endsWith('.js')),
      (file) => file.replace(/-[\w-]{8}\.js$/, ''),
    ).values(),
  ].flatMap((files) => files.toSorted((one, other) => madeAt(other) - madeAt(one)).slice(0, 1))
  const sizeOf = (file: string) => gzipSync(readFileSync(path.join(assets, file))).length

  test.each([
    ['Lobby', /^Lobby-/, 5_000],
    ['the page of a game', /^(GamePage|Playground)-/, 16_000],
    ['each kind of game', /-kit-/, 4_000],
  ])('%s brings little code besides', (_, name, most) => {
    const sizes = scripts.filter((file) => name.test(file)).map((file) => ({ file, size: sizeOf(file) }))
    expect(sizes.length).toBeGreaterThan(0)
    expect(sizes.filter(({ size }) => size > most)).toEqual([])
  })

  test('has code of its own for each kind of game', () => {
    expect(scripts.filter((file) => /-kit-/.test(file)).length).toBeGreaterThanOrEqual(20)
  })
})
