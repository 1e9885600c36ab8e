import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { onThisMachine } from '../machine.ts'
import { barriersIn } from './barriers.ts'
import { adminOver, isSaved, openBlock, openGroup, previewIn } from './publishing-admin.ts'

const { server, signedIn, visiting, edit } = await adminOver({ flight: 'aviator' })

/** A sunset with something bright on the right. */
const photo = async () => {
  const sun = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><rect width="1600" height="1000" fill="#d43c6a"/><circle cx="1180" cy="400" r="200" fill="#ffe9a8"/></svg>',
  )
  return (await sharp(sun).jpeg().toBuffer()).toString('base64')
}

/** Drops a file, as from the desktop, or pastes it. */
const bring = (place: Locator, how: 'drop' | 'paste', name: string, base64: string) =>
  place.evaluate(
    (element, [kind, file, bytes]) => {
      const data = new DataTransfer()
      const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
      data.items.add(new File([content], file, { type: 'image/jpeg' }))
      const options = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      )
    },
    [how, name, base64] as const,
  )

test('a picture is dropped where it is chosen, replaced and taken back, cropped, described in three languages, published and seen on a phone; it stays while it is shown', async () => {
  const page = await signedIn()
  await edit(page, 'flight')
  await openBlock(page, 'Hero')
  await page.locator('[data-path=figure] [aria-haspopup=dialog]').click()
  await bring(page.getByRole('region', { name: 'Upload a picture…' }), 'drop', 'Monsoon Final.jpg', await photo())
  const figure = previewIn(page).locator('.hero img.own-picture')
  await expect.poll(() => figure.evaluate((one: HTMLImageElement) => one.naturalWidth > 0)).toBe(true)
  const layout = page.locator('[data-path=layout] select')
  const usual = await layout.inputValue()
  await layout.selectOption({ label: 'Split: the picture in a slanted panel' })
  await previewIn(page).locator('.hero-split').waitFor()
  const cutOff = () =>
    figure.evaluate((one: HTMLImageElement) => Math.abs(one.height * one.naturalWidth - one.width * one.naturalHeight))
  expect((await cutOff()) / 1000).toBeLessThan(2)
  await layout.selectOption(usual)
  await isSaved(page)
  await page
    .locator('[data-path=figure]')
    .getByRole('link', { name: /no alternative text/ })
    .click()
  const alternative = page.getByLabel('Alternative text', { exact: true })
  await expect.poll(() => alternative.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.locator('[data-path=alternative]').getByText('no alternative text').waitFor()
  await page.getByRole('link', { name: 'flight', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await figure.waitFor()

  await page.getByRole('link', { name: 'Pictures' }).click()
  const card = page.getByRole('listitem').filter({ hasText: 'monsoon-final' })
  await card.getByText('No licence line').waitFor()
  await card.getByText('Draft').waitFor()
  const ben = await signedIn({ name: 'Ben', role: 'editor' })
  await ben.getByRole('link', { name: 'Pictures' }).click()
  await ben.getByRole('listitem').filter({ hasText: 'monsoon-final' }).getByText('Draft').waitFor()
  expect(await barriersIn(page, '.pictures')).toEqual([])
  await card.getByRole('link', { name: 'monsoon-final' }).click()
  const other = await sharp(Buffer.from(await photo(), 'base64'))
    .resize(300, 200)
    .jpeg()
    .toBuffer()
  await bring(page.getByRole('region', { name: 'Replace the file…' }), 'paste', 'other.jpg', other.toString('base64'))
  await page.getByText(/^300 × 200 ·/).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText(/^1600 × 1000 ·/).waitFor()
  const point = page.getByRole('button', { name: /^Focal point: 50 % from the left/ })
  await point.press('ArrowRight')
  await page.getByRole('button', { name: /^Focal point: 60 % from the left, 50 %/ }).press('ArrowUp')
  await page.getByRole('button', { name: 'Crop', exact: true }).click()
  await page.getByLabel('Proportions').selectOption('4 : 3')
  await page.getByText(/^1333 × 1000 · [\d.]+ KB, \d+ ms on a slow phone$/).waitFor()
  await page.getByRole('button', { name: /^Corner top left/ }).press('ArrowDown')
  await page.getByRole('button', { name: /^Crop: 1333 × 990 from 134, 10/ }).waitFor()
  await page.getByText(/^1333 × 990 · [\d.]+ KB/).waitFor()
  expect(await barriersIn(page, '.asset-pane')).toEqual([])
  await page.getByLabel('Alternative text', { exact: true }).fill('The sun sets behind the stadium')
  await page.getByLabel('Licence line').fill('© 2026 Asha Rao, licensed to Powerplay')
  await isSaved(page)
  await page.getByRole('button', { name: 'Languages' }).click()
  await page.locator('#text-hi').fill('स्टेडियम के पीछे सूरज डूबता है')
  await page.locator('#text-pt').fill('O sol se põe atrás do estádio')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.locator('.text-editor').waitFor({ state: 'detached' })

  await edit(page, 'flight')
  await openGroup(page, 'The page')
  await page.locator('[data-path=shareImage] [aria-haspopup=dialog]').click()
  await page.getByLabel('Search Share picture').fill('monsoon')
  await page.getByRole('button', { name: /^Monsoon final/i }).click()
  await page.getByRole('button', { name: 'Add a block' }).click()
  await page.getByRole('menuitem', { name: 'Games grid' }).click()
  await page.locator('[data-path="games/0/icon"] [aria-haspopup=dialog]').click()
  await page.getByRole('button', { name: /^Monsoon final/i }).click()
  await isSaved(page)
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByText(/^Picture monsoon-final: [\d.]+ KB, \d+ ms on a slow phone$/).waitFor()
  const changed = page.getByRole('dialog').getByRole('row')
  await changed.filter({ hasText: 'Alternative text' }).getByText('The sun sets behind the stadium').waitFor()
  await changed.filter({ hasText: 'Share picture' }).getByText('Picture monsoon-final').waitFor()
  expect(await changed.filter({ hasText: /Schema|Content/ }).count()).toBe(0)
  await page.getByText(/^\d+ warnings$/).click()
  await page.getByText(/“The sun sets behind the stadium” is missing in Indonesian, Russian, /).waitFor()
  await page.getByRole('button', { name: /^Publish 2 drafts and/ }).click()
  await page.getByText(/^Published: \d+ landing/).waitFor({ timeout: onThisMachine(30_000) })

  const phone = await visiting({ viewport: { width: 360, height: 800 }, deviceScaleFactor: 2 })
  await phone.goto(`${server().address}/new-promo-ipl/hi/flight`)
  const hero = phone.locator('.hero img.own-picture')
  await expect
    .poll(() => hero.evaluate((one: HTMLImageElement) => [one.complete, one.naturalWidth > 0]))
    .toEqual([true, true])
  const { source, alt } = await hero.evaluate((one: HTMLImageElement) => ({ source: one.currentSrc, alt: one.alt }))
  expect([source, alt]).toEqual([expect.stringMatching(/-134-10-1333-990-720\.avif$/), 'स्टेडियम के पीछे सूरज डूबता है'])
  expect(await phone.locator('.games-grid img.own-picture').getAttribute('loading')).toBe('lazy')
  const share = await phone.locator('meta[property="og:image"]').getAttribute('content')
  const shared = await fetch(server().address + new URL(share ?? '').pathname)
  expect(await sharp(Buffer.from(await shared.arrayBuffer())).metadata()).toMatchObject({ width: 1200, height: 630 })
  const folder = path.join(server().pages, 'assets')
  const { content, focus } = JSON.parse(readFileSync(path.join(folder, 'monsoon-final.json'), 'utf8'))
  expect([readdirSync(folder).sort(), focus]).toEqual([
    [`${content}.webp`, 'monsoon-final.json'].sort(),
    { x: 60, y: 40 },
  ])

  await page.goto(`${server().address}/admin/#/edit/assets/monsoon-final.json`)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: /Delete/ }).click()
  await page.getByText('It cannot be deleted while other records use it:').waitFor()
  await page.locator('dialog').getByRole('link', { name: 'flight', exact: true }).waitFor()
})
