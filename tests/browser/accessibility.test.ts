import { describe, expect, test } from 'vitest'
import type { CompiledLanding } from '../../src/contract/index.ts'
import { isLong, onThisMachine } from '../machine.ts'
import { barriersIn } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { manifest, pages } from './built.ts'
import { open, phone, visit } from './visit.ts'
import { inSeveralWindows } from './windows.ts'

const minutes = 60_000

const browser = await launchBrowser()

describe('axe finds no barriers', () => {
  // every-page.test.ts has each theme in English.
  test.for(isLong ? ['hi', 'te', 'th'] : [])(
    'on any kind of stage in %s',
    { timeout: onThisMachine(4 * minutes) },
    async (language) => {
      const chosen = oneOfEach(language, ({ blocks }) => blocks[0]?.type)
      const found = await inSeveralWindows(browser, phone, chosen, async (page, { path }) => {
        await visit(page, path)
        return barriersIn(page, 'html')
      })
      expect(found).toEqual([])
    },
  )

  test('in any dialog, on a landing that has it', { timeout: onThisMachine(4 * minutes) }, async () => {
    const chosen = oneOfEach('en', ({ dialog }) => (isLong ? JSON.stringify(dialog) : dialog.name))
    const found = await inSeveralWindows(browser, phone, chosen, async (page, { path, landing }) => {
      await visit(page, `${path}#${landing.dialog.name}`)
      return barriersIn(page, `#${landing.dialog.name}`)
    })
    expect(found).toEqual([])
  })

  test('in any other dialog, on the page of all blocks', { timeout: onThisMachine(4 * minutes) }, async () => {
    const used = new Set(isLong ? [] : manifest.landings.map(({ dialog }) => dialog.name))
    const page = await open(browser, { ...phone, reducedMotion: 'reduce' })
    await visit(page, 'ui')
    const found: string[] = []
    for (const { name } of manifest.dialogs.filter((one) => !used.has(one.name))) {
      await page.getByRole('link', { name: `Open ${name}`, exact: true }).click()
      const dialog = page.locator(`#${name}`)
      await dialog.evaluate(detachOthers)
      for (const barrier of await barriersIn(page, `#${name}`)) found.push(`${name}: ${barrier}`)
      await page.evaluate(() => (window as unknown as WithOthers).attachOthers())
      await dialog.evaluate((it: HTMLDialogElement) => it.close())
    }
    expect(found).toEqual([])
  })
})

type WithOthers = { attachOthers: () => void }

/** Runs in the page: takes everything beside a dialog away for a while, as axe would go through it for each dialog. */
function detachOthers(dialog: Element): void {
  const isBeside = (it: Element) => it.parentElement?.contains(dialog) && !it.contains(dialog) && !dialog.contains(it)
  const others = [...document.body.querySelectorAll('*:not(script, style, link)')].filter(isBeside)
  const places = others.map((other) => {
    const place = document.createComment('')
    other.replaceWith(place)
    return place
  })
  const attachOthers = () => {
    for (const [index, place] of places.entries()) place.replaceWith(others[index] as Element)
  }
  Object.assign(window, { attachOthers })
}

type Chosen = { readonly path: string; readonly landing: CompiledLanding }

/** One page for each value of `question`, by its path below the base path. */
function oneOfEach(language: string, question: (landing: CompiledLanding) => string | undefined): Map<string, Chosen> {
  const landings = new Map(manifest.landings.map((landing) => [landing.slug, landing]))
  const chosen = new Map<string | undefined, Chosen>()
  for (const { slug, locale, path } of pages) {
    const landing = landings.get(slug)
    if (!landing || locale !== language || chosen.has(question(landing))) continue
    chosen.set(question(landing), { path: path.slice(manifest.site.basePath.length), landing })
  }
  return new Map([...chosen.values()].map((one) => [one.path, one]))
}
