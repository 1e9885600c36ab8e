import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { onThisMachine } from '../machine.ts'
import { barriersIn } from './barriers.ts'
import { adminOver, isSaved, openBlock, openGroup, previewIn } from './publishing-admin.ts'

const { server, signedIn, visiting, edit } = await adminOver({ flight: 'aviator', 'flight-2': 'aviator' })

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

test('a picture is dropped where it is chosen, replaced and taken back, cropped, described in three languages, published and seen on a phone; it stays while it is shown', {
  timeout: onThisMachine(180_000),
}, async () => {
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

/** As much detail as no photo has: it weighs more than a landing may show. */
const noise = () =>
  sharp({
    create: {
      ...{ width: 1200, height: 2400, channels: 3 as const, background: 'grey' },
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .jpeg()
    .toBuffer()

const hostile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" onload="alert('onload')">
  <script>alert('script')</script>
  <foreignObject width="40" height="40"><img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="alert('image')"/></foreignObject>
  <image href="https://elsewhere.example/seen.png" width="40" height="40"/>
  <circle cx="20" cy="20" r="18" fill="#3a7"/>
</svg>`

test('a drawing that brings scripts becomes a plain picture, also on a stage; pictures that weigh too much keep a landing from being published, whoever opens it, until a colleague brings a lighter one', {
  timeout: onThisMachine(180_000),
}, async () => {
  const asha = await signedIn({ name: 'Asha' })
  await asha.getByRole('link', { name: 'Pictures' }).click()
  const asked: string[] = []
  asha.on('request', (request) => asked.push(request.url()))
  asha.on('dialog', (dialog) => asked.push(dialog.message()))
  await asha.locator('.picture-drop input').setInputFiles([
    { name: 'leaf.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(hostile) },
    { name: 'crowd.jpg', mimeType: 'image/jpeg', buffer: await noise() },
  ])
  await asha.getByText('2 pictures are drafts now.').waitFor()
  const leaf = asha.getByRole('listitem').filter({ hasText: 'leaf' }).locator('img')
  await expect.poll(() => leaf.evaluate((one: HTMLImageElement) => one.naturalWidth > 0)).toBe(true)
  const drawn = await leaf.evaluate(async (one: HTMLImageElement) =>
    (await fetch(one.currentSrc)).headers.get('content-type'),
  )
  expect(drawn).toMatch(/^image\/webp/)
  await asha
    .getByRole('listitem')
    .filter({ hasText: 'crowd' })
    .getByText(/\d{3,}\.\d KB, \d{3,} ms on a slow phone/)
    .waitFor()

  await asha.goto(`${server().address}/admin/#/edit/themes/aviator.json`)
  await asha.locator('[data-path=figure] [aria-haspopup=dialog]').click()
  await asha
    .getByLabel(/^Search/)
    .last()
    .fill('leaf')
  await asha.getByRole('button', { name: /^Leaf own/ }).click()
  const stage = asha.frameLocator('iframe[title="The page"]').locator('img.own-picture')
  await expect.poll(() => stage.first().evaluate((one: HTMLImageElement) => one.naturalWidth > 0)).toBe(true)
  await isSaved(asha)
  expect(
    asked.filter((one) => !one.startsWith(server().address) && !one.startsWith('blob:') && !one.startsWith('data:')),
  ).toEqual([])

  await edit(asha, 'flight-2')
  await openBlock(asha, 'Hero')
  await asha.locator('[data-path=figure] [aria-haspopup=dialog]').click()
  await asha.getByRole('button', { name: /^Crowd/ }).click()
  await isSaved(asha)
  const tooHeavy =
    /Own pictures weigh [\d.]+ KB on a phone \(crowd .*\): \d+ ms, and [\d.]+ KB over the budget of 150\.0 KB/
  await asha.locator('[data-path=figure]').getByText(tooHeavy).waitFor()
  expect(await barriersIn(asha, 'main')).toEqual([])
  const ben = await signedIn({ name: 'Ben' })
  await edit(ben, 'flight-2')
  await ben.getByRole('button', { name: 'Publish…' }).click()
  const problems = ben.getByRole('dialog').getByRole('alert').filter({ hasText: 'Fix these errors before publishing' })
  await problems.getByText(tooHeavy).waitFor()
  expect(await ben.getByRole('button', { name: /^Publish 2 drafts/ }).isDisabled()).toBe(true)
  expect(await barriersIn(ben, 'dialog')).toEqual([])
  await ben.keyboard.press('Escape')

  await ben.goto(`${server().address}/admin/#/edit/assets/crowd.json`)
  await bring(ben.getByRole('region', { name: 'Replace the file…' }), 'drop', 'lighter.jpg', await photo())
  await ben.getByText(/^1600 × 1000 · [\d.]+ KB, \d+ ms on a slow phone$/).waitFor()
  await ben.getByLabel('Alternative text', { exact: true }).fill('The sun sets behind the stadium')
  await ben.getByLabel('Licence line').fill('© 2026 Ben Iyer, licensed to Powerplay')
  await isSaved(ben)
  await edit(ben, 'flight-2')
  await ben.getByRole('button', { name: 'Publish…' }).click()
  await ben.getByRole('button', { name: /^Publish 2 drafts/ }).click()
  await ben.getByText(/^Published: \d+ landing/).waitFor({ timeout: onThisMachine(30_000) })
  expect([...asha.complaints, ...ben.complaints]).toEqual([])
})
