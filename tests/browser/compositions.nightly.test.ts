import { describe, expect, test } from 'vitest'
import { cases, onThisMachine } from '../machine.ts'
import { launchBrowser } from './browser.ts'
import { manifest } from './built.ts'
import { faultsOfPage } from './faults.ts'
import { addressOf, open, phone, visit } from './visit.ts'

const layouts = ['poster', 'split', 'stage', 'ticket', 'story', 'table']

/** One landing for each composition of the hero. */
const examples = new Map(
  manifest.landings.flatMap(({ slug, blocks: [first], param, market }) =>
    first?.type === 'hero' && !param?.required && market === 'india' ? [[first.layout as string, slug] as const] : [],
  ),
)
const browser = await launchBrowser()

test('the shipped landings use every composition', () => {
  expect([...examples.keys()].sort()).toEqual(layouts.toSorted())
})

describe.each(layouts)('the composition %s', (layout) => {
  const slug = examples.get(layout) ?? ''

  // The widths below are those of every page.
  test.each(cases([2560], [320, 390, 1200]))('fits a window of %i px', async (width) => {
    for (const path of cases([`te/${slug}`], [`ru/${slug}`])) {
      const page = await open(browser, { viewport: { width, height: 800 }, reducedMotion: 'reduce' })
      await visit(page, path)
      expect(await page.evaluate(faultsOfPage, { width, patience: onThisMachine(15_000) })).toEqual([])
      await page.context().close()
    }
  })

  test('is the only one whose styles the document has', async () => {
    const html = await (await fetch(addressOf(slug))).text()
    const styles = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
    expect(layouts.filter((name) => styles.includes(`.hero-${name}`))).toEqual([layout])
  })

  test('shows figure, headline and button at once on a phone', async () => {
    const page = await open(browser, { ...phone, reducedMotion: 'reduce' })
    await visit(page, slug)
    for (const part of ['.hero-figure', 'h1', '.hero .button']) {
      const box = await page.locator(part).first().boundingBox()
      expect(box?.height).toBeGreaterThan(0)
      expect((box?.y ?? 0) + Math.min(box?.height ?? 0, 160)).toBeLessThanOrEqual(800)
    }
    await page.context().close()
  })
})
