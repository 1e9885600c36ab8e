import { describe, expect, test } from 'vitest'
import type { CompiledDialog } from '../../src/contract/index.ts'
import { cases, isLong, onThisMachine } from '../machine.ts'
import { launchBrowser } from './browser.ts'
import { manifest, pages } from './built.ts'
import { misfitsOf } from './misfits.ts'
import { open, phone, visit } from './visit.ts'
import { inSeveralWindows } from './windows.ts'

const minutes = 60_000

const browser = await launchBrowser()

const sizes = cases(
  [['a small phone', { ...phone, viewport: { width: 360, height: 640 } }]],
  [['a low desktop', { viewport: { width: 1280, height: 720 } }]],
)

const dialogOf = new Map(manifest.landings.map(({ slug, dialog }) => [slug, dialog]))

/** One English page for each dialog as the landings have changed it, with the dialog's name; nightly, for each change. */
const changed = new Map(
  pages
    .filter(({ locale }) => locale === 'en')
    .map(({ slug, path }) => ({ place: path.slice(manifest.site.basePath.length), dialog: dialogOf.get(slug) }))
    .map(({ place, dialog }) => [changeOf(dialog), [place, dialog?.name ?? '']] as const),
)

describe.each(sizes)('on %s', (_, size) => {
  test.each(cases(['te/'], ['']))(
    'every dialog fits as it opens: %s',
    { timeout: onThisMachine(minutes) },
    async (language) => {
      const page = await open(browser, { ...size, reducedMotion: 'reduce' })
      await visit(page, `${language}ui`)
      const misfits: string[] = []
      for (const { name } of manifest.dialogs) {
        await page.locator(`a[href$="#${name}"]`).first().click()
        for (const misfit of await page.evaluate(misfitsOf, name)) misfits.push(`${name}: ${misfit}`)
        await page.locator(`#${name}`).evaluate((dialog: HTMLDialogElement) => dialog.close())
      }
      expect(misfits).toEqual([])
    },
  )

  test('so does every dialog that a landing has changed', { timeout: onThisMachine(4 * minutes) }, async () => {
    const places = new Map([...changed.values()].map(([place, name]) => [place, { place, name }]))
    const found = await inSeveralWindows(browser, size, places, async (page, { place, name }) => {
      await visit(page, `${place}#${name}`)
      return page.evaluate(misfitsOf, name)
    })
    expect(found).toEqual([])
  })
})

function changeOf(dialog: CompiledDialog | undefined): string | undefined {
  return isLong ? JSON.stringify({ ...dialog, title: '' }) : dialog?.name
}
