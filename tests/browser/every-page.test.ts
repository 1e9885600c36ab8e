import type { BrowserContextOptions } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import type { CompiledLanding } from '../../src/contract/index.ts'
import type { PageAddress } from '../../src/routing/pages.ts'
import { isLong, onThisMachine } from '../machine.ts'
import { launchBrowser } from './browser.ts'
import { builtFile, manifest, pages } from './built.ts'
import { faultsOfPage } from './faults.ts'
import { desktop, open, phone, visit } from './visit.ts'
import { inSeveralWindows } from './windows.ts'

const minutes = 60_000

const stageOf = ({ blocks: [first] }: CompiledLanding) =>
  first?.type === 'hero' ? `${first.type} ${first.layout}` : first?.type
const examples = [...new Map(manifest.landings.map((landing) => [stageOf(landing), landing.slug])).values()]
const locales = [...new Set(pages.map(({ locale }) => locale))]
/** The one with the longest texts, and the one with the tallest letters. */
const hardest = ['ru', 'te']

/**
 * Every landing in English; one landing of each stage in the hardest languages, and of every fourth in the others, all
 * together of each. Nightly, all 2,955 pages.
 */
const opened = isLong
  ? pages
  : [...new Map(pages.filter(isChosen).map((page) => [page.slug + page.locale, page])).values()]

function isChosen({ slug, locale }: PageAddress): boolean {
  if (locale === 'en') return true
  const place = examples.indexOf(slug)
  return place >= 0 && (hardest.includes(locale) || (place + locales.indexOf(locale)) % 4 === 0)
}

const languages = Map.groupBy(opened, ({ locale }) => locale)

const browser = await launchBrowser()

test('covers every page of the build', () => {
  expect(pages.map(({ path }) => path).sort()).toEqual(Object.keys(builtFile('.pages.json')).sort())
})

test('detects the faults of a broken page', async () => {
  const page = await open(browser)
  await visit(page, 'landwheel')
  await page.evaluate(() => {
    const button = document.querySelector('.button') as HTMLElement
    button.textContent = 'unbreakable'.repeat(5)
    document.querySelector('main')?.append(document.createElement('h1'), 'unbreakable'.repeat(9))
    document.body.append(button.cloneNode(true))
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('body > .button { width: 400px } main, .button { overflow-wrap: normal }')
    document.adoptedStyleSheets.push(sheet)
  })
  const faults = (await page.evaluate(faultsOfPage, 360)).join()
  for (const fault of [/is \d+ px wide/, /2 main headings/, /^.*page “.*out of sight/, /\.button “.*out of sight/])
    expect(faults).toMatch(fault)
})

describe('every page is free of faults', () => {
  test.for([...languages])(
    'on a phone: %s',
    { timeout: onThisMachine((isLong ? 30 : 5) * minutes) },
    async ([, some]) => {
      expect(await faultsOf(some, phone)).toEqual([])
    },
  )

  test.for(['en', 'ru'])(
    'on a desktop: %s',
    { timeout: onThisMachine((isLong ? 30 : 5) * minutes) },
    async (language) => {
      const some = languages
        .get(language)
        ?.filter(({ slug, param }) => param === null && (isLong || examples.includes(slug)))
      expect(await faultsOf(some ?? [], desktop)).toEqual([])
    },
  )
})

/** The faults of these pages: console messages, and the layout of page and dialog. */
function faultsOf(some: readonly PageAddress[], options: BrowserContextOptions): Promise<string[]> {
  const places = new Map(some.map(({ path }) => [path, path]))
  return inSeveralWindows(browser, options, places, async (page, place) => {
    await page.goto(inject('address') + place, { waitUntil: 'commit' })
    return page.evaluate(faultsOfPage, options.viewport?.width ?? 0)
  })
}
