import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { inject } from 'vitest'
import type { CompiledLanding } from '../../src/contract/index.ts'
import type { PageAddress } from '../../src/routing/pages.ts'
import { isLong, onThisMachine } from '../machine.ts'
import { barriersIn } from './barriers.ts'
import { manifest, pages } from './built.ts'
import { faultsOfPage } from './faults.ts'
import { textFaults } from './text-faults.ts'
import { phone, touch } from './visit.ts'
import { inSeveralWindows } from './windows.ts'

/** How long a page may take to become ready. */
export const patience = onThisMachine(15_000)

const stageOf = ({ blocks: [first] }: CompiledLanding) =>
  first?.type === 'hero' ? `${first.type} ${first.layout}` : first?.type
export const examples = [...new Map(manifest.landings.map((landing) => [stageOf(landing), landing.slug])).values()]
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

/** What is opened, by language. */
export const languages = Map.groupBy(opened, ({ locale }) => locale)

function changedRecords(folder: string): string[] {
  const { stdout } = spawnSync('git', ['diff', '--name-only', 'HEAD~1', '--', folder], { encoding: 'utf8' })
  return stdout.split('\n').map((file) => path.relative(folder, file).replace(/\.json$/, ''))
}

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
export function faultsOf(
  browser: Browser,
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
