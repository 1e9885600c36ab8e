import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import type { CompiledLanding } from '../../src/contract/index.ts'
import type { PageAddress } from '../../src/routing/pages.ts'
import { cases, isLong, onThisMachine } from '../machine.ts'
import { barriersIn } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { builtFile, manifest, pages } from './built.ts'
import { faultsOfPage } from './faults.ts'
import { textFaults } from './text-faults.ts'
import { desktop, open, phone, touch, visit } from './visit.ts'
import { inSeveralWindows } from './windows.ts'

const minutes = 60_000

/** How long a page may take to become ready. */
const patience = onThisMachine(15_000)

const stageOf = ({ blocks: [first] }: CompiledLanding) =>
  first?.type === 'hero' ? `${first.type} ${first.layout}` : first?.type
const examples = [...new Map(manifest.landings.map((landing) => [stageOf(landing), landing.slug])).values()]
/** The one with the longest texts, and the one with the tallest letters. */
const hardest = ['ru', 'te']

/** The landings whose records the last commit has changed, if they are few. */
const changed = changedRecords('pages.config/landings').slice(0, 20)

/** One landing for each theme. */
const themed = [...new Map(manifest.landings.map(({ theme, slug }) => [theme, slug])).values()]

/**
 * Each theme in English, what has just been changed in all languages, and one landing of each stage in the hardest
 * languages. Nightly, all 2,955 pages.
 */
const opened = isLong
  ? pages
  : [...new Map(pages.filter(isChosen).map((page) => [page.slug + page.locale, page])).values()]

function isChosen({ slug, locale }: PageAddress): boolean {
  if (changed.includes(slug) || (locale === 'en' && themed.includes(slug))) return true
  return examples.includes(slug) && hardest.includes(locale)
}

const languages = Map.groupBy(opened, ({ locale }) => locale)

function changedRecords(folder: string): string[] {
  const { stdout } = spawnSync('git', ['diff', '--name-only', 'HEAD~1', '--', folder], { encoding: 'utf8' })
  return stdout.split('\n').map((file) => path.relative(folder, file).replace(/\.json$/, ''))
}

const browser = await launchBrowser()

test('covers every page of the build', () => {
  const made = Object.keys(builtFile('.pages.json'))
  expect(made.length).toBeGreaterThan(200)
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(made))
})

test('detects the faults of a broken page', async () => {
  const page = await open(browser)
  await visit(page, '2024-ipl-event')
  await page.evaluate(() => {
    const button = document.querySelector('.button') as HTMLElement
    button.textContent = 'unbreakable'.repeat(5)
    document.querySelector('main')?.append(document.createElement('h1'), 'unbreakable'.repeat(9))
    document.body.append(button.cloneNode(true))
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      'body > .button { width: 400px } main, .button { overflow-wrap: normal } .phone > .phone-country { width: 60px }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
  const faults = (await page.evaluate(faultsOfPage, { width: 360, patience })).join()
  for (const fault of [
    /is \d+ px wide/,
    /2 main headings/,
    /^.*page “.*out of sight/,
    /\.button “.*out of sight/,
    /shows “IN \+91/,
  ])
    expect(faults).toMatch(fault)
})

test('detects texts that leave their places', async () => {
  const page = await open(browser)
  await visit(page, 'landwheel')
  await page.evaluate(() => {
    const [word, ...lines] = ['incomprehensibilities', 'one line', 'another line'].map((text) => {
      const line = document.createElement('p')
      line.textContent = text
      return line
    })
    document.querySelector('main')?.append(word as Node, ...lines)
    const label = document.querySelector('[data-sector] tspan') as Element
    label.textContent = 'a label of many more letters'
    word?.classList.add('narrow')
    for (const line of lines) line.classList.add('over')
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('p.narrow { width: 60px; overflow-wrap: anywhere } p.over { position: absolute; top: 0 }')
    document.adoptedStyleSheets.push(sheet)
  })
  const faults = (await page.evaluate(textFaults, 360)).join()
  for (const fault of [
    /breaks within “incomprehensibilities”/,
    /“one line” overlaps .over “another line”/,
    /longer than its/,
  ])
    expect(faults).toMatch(fault)
})

describe('every page is free of faults', () => {
  test.for([...languages])(
    'on a phone: %s',
    { timeout: onThisMachine((isLong ? 30 : 5) * minutes) },
    async ([, some]) => {
      expect(await faultsOf(some, phone, [320, 390])).toEqual([])
    },
  )

  test.for(cases(['ru'], ['en']))(
    'on a desktop: %s',
    { timeout: onThisMachine((isLong ? 30 : 5) * minutes) },
    async (language) => {
      const some = languages
        .get(language)
        ?.filter(({ slug, param }) => param === null && (isLong || examples.includes(slug)))
      expect(await faultsOf(some ?? [], desktop, [1200])).toEqual([])
    },
  )
})

/** Whether axe looks at a page, too. */
const isThemed = (place: string) =>
  pages.some(({ path, slug, locale }) => path === place && locale === 'en' && themed.includes(slug))

/** Whether a page stands for others, or has just been changed: it is looked at in several widths. */
function isExample(place: string): boolean {
  const slug = pages.find(({ path }) => path === place)?.slug ?? ''
  return isLong || examples.includes(slug) || changed.includes(slug)
}

/** Before a dialog opens, which would hide the page from axe. */
async function barriersOnceReady(page: Page): Promise<string[]> {
  await touch(page)
  return barriersIn(page, 'html')
}

/** The faults of these pages: console messages, barriers, and the layout of page and dialog, also at other widths. */
function faultsOf(
  some: readonly PageAddress[],
  options: BrowserContextOptions,
  others: readonly number[] = [],
): Promise<string[]> {
  const { width, height } = options.viewport ?? { width: 0, height: 0 }
  const places = new Map(some.map(({ path }) => [path, path]))
  return inSeveralWindows(browser, options, places, async (page, place) => {
    await page.setViewportSize({ width, height })
    await page.goto(inject('address') + place, { waitUntil: 'commit' })
    const faults = options === phone && isThemed(place) ? await barriersOnceReady(page) : []
    faults.push(...(await page.evaluate(faultsOfPage, { width, patience })))
    faults.push(...(await page.evaluate(textFaults, width)))
    for (const other of isExample(place) ? others : []) {
      await page.setViewportSize({ width: other, height })
      faults.push(...(await page.evaluate(textFaults, other)))
    }
    return faults
  })
}
