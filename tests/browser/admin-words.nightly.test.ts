import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { onThisMachine } from '../machine.ts'
import { headline, publish, words } from './own-words.ts'
import { adminOver, isSaved, openBlock, previewIn } from './publishing-admin.ts'

const { server, signedIn, edit } = await adminOver({
  mine: 'chicken-road',
  other: 'chicken-road',
  translated: 'aviator',
  corrected: 'aviator',
  linked: 'aviator',
  typed: 'chicken-road',
  refused: 'aviator',
})

const livePage = async (address: string) => (await fetch(`${server().address}/new-promo-ipl/${address}`)).text()

/** As if the headline of a landing had been typed, and published, before. */
function stateOwnHeadline(landing: string, words: string): void {
  const id = `own.${landing}.hero-headline`
  const change = (name: string, added: object) => {
    const file = path.join(server().pages, name)
    writeFileSync(file, `${JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...added }, null, 2)}\n`)
  }
  change('locales/en.json', { [id]: words })
  change(`landings/${landing}.json`, { blockChanges: { hero: { headline: id } } })
}

test('words of one landing are translated by a file, and then shown in that language', async () => {
  stateOwnHeadline('translated', '{game}: my own road')
  const [page, asha] = await Promise.all([signedIn(), signedIn({ name: 'Asha' })])
  for (const one of [page, asha]) {
    await edit(one, 'translated')
    await openBlock(one, 'Hero')
    await one.getByRole('combobox', { name: 'Language', exact: true }).selectOption('hi')
  }
  await previewIn(asha).locator('h1', { hasText: 'my own road' }).waitFor()
  await page.getByText('1 text not translated yet: shown in English.').waitFor()
  await headline(page).getByRole('button', { name: 'Languages' }).click()
  const languages = page.getByRole('dialog', { name: 'Text in all languages' })
  await expect.poll(() => languages.getByText('shown in English').count()).toBe(12)
  const started = page.waitForEvent('download')
  await languages.getByRole('button', { name: 'Export untranslated (1)' }).click()
  const file = readFileSync(await (await started).path(), 'utf8')
  expect(file).toContain('own.translated.hero-headline,{game}: my own road')
  await languages.getByRole('button', { name: 'Import…' }).click()
  const buffer = Buffer.from('id,hi\nown.translated.hero-headline,{game}: मेरी सड़क\n')
  await page.getByLabel('CSV file').setInputFiles({ name: 'back.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Save 1 text as drafts' }).click()
  await expect.poll(() => languages.getByLabel('Hindi', { exact: true }).inputValue()).toContain('मेरी सड़क')
  await previewIn(page).locator('h1', { hasText: 'मेरी सड़क' }).waitFor()
  // A colleague who has the landing open sees them, on the page and among the languages.
  await previewIn(asha)
    .locator('h1', { hasText: 'मेरी सड़क' })
    .waitFor({ timeout: onThisMachine(15_000) })
  await headline(asha).getByRole('button', { name: 'Languages' }).click()
  const theirs = asha.getByRole('dialog', { name: 'Text in all languages' })
  expect(await theirs.getByLabel('Hindi', { exact: true }).inputValue()).toContain('मेरी सड़क')
  await theirs.getByRole('button', { name: 'Cancel' }).click()
  // What is typed is not lost by a key, nor by going elsewhere.
  await languages.getByRole('textbox', { name: /^Turkish/ }).fill('{game}: kendi yolum')
  await page.keyboard.press('Escape')
  await languages.getByText('Save what you have typed, or cancel to take it back.').waitFor()
  const isKept = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await Promise.all([isKept, page.getByRole('link', { name: 'Landings', exact: true }).click()])
  await edit(page, 'translated')
  await publish(page, '2 texts')
  expect(await livePage('tr/translated')).toContain('kendi yolum')
  expect(await livePage('hi/translated')).toContain('मेरी सड़क')
  expect([...page.complaints, ...asha.complaints]).toEqual([])
})

test('words that a colleague types for one landing appear in its open field; what is wrong with them leads there', async () => {
  const [asha, ravi] = await Promise.all([signedIn({ name: 'Asha' }), signedIn({ name: 'Ravi' })])
  for (const one of [asha, ravi]) {
    await edit(one, 'linked')
    await openBlock(one, 'Hero')
  }
  await words(ravi).fill('{game}: half a {nam}')
  await expect.poll(() => words(asha).inputValue(), { timeout: onThisMachine(15_000) }).toBe('{game}: half a {nam}')
  await headline(asha).getByText('Only here').waitFor()
  await asha.getByRole('button', { name: /^1 error/ }).click()
  await asha.getByText('The text “{game}: half a {nam}” uses {nam}').first().click()
  await expect.poll(() => words(asha).evaluate((field) => field === document.activeElement)).toBe(true)
  await words(asha).fill('{game}: whole')
  await previewIn(ravi)
    .locator('h1', { hasText: 'whole' })
    .waitFor({ timeout: onThisMachine(15_000) })
  await publish(asha, '1 draft and 1 text')
  expect(await livePage('linked')).toContain('whole')
})

test('corrected words of one landing are reviewed, published and taken back like the landing itself', async () => {
  stateOwnHeadline('corrected', '{game}: my own road')
  const [ravi, asha] = await Promise.all([signedIn({ name: 'Ravi', role: 'editor' }), signedIn({ name: 'Asha' })])
  await edit(ravi, 'corrected')
  await openBlock(ravi, 'Hero')
  await words(ravi).fill('{game}: my own rode')
  await ravi.locator('.editor-bar').getByText('Changed', { exact: true }).waitFor()
  await ravi.goto(`${server().address}/admin/#/?state=changed`)
  await ravi.getByRole('row', { name: /corrected .* changed .* Ravi/ }).waitFor()
  await edit(ravi, 'corrected')
  await ravi.getByRole('button', { name: 'Request a review' }).click()
  await ravi.getByRole('button', { name: 'Review requested' }).waitFor()
  expect(await ravi.getByRole('button', { name: /^\d+ error/ }).count()).toBe(0)

  await asha.getByRole('link', { name: 'Reviews' }).click()
  await asha.getByRole('row').filter({ hasText: 'corrected' }).getByRole('button', { name: 'Review…' }).click()
  const review = asha.getByRole('dialog', { name: 'Review and publish' })
  await review.getByRole('row').filter({ hasText: 'hero headline' }).getByText('{game}: my own rode').waitFor()
  await review.getByRole('heading', { name: 'English texts' }).waitFor()
  await review.getByRole('button', { name: 'Publish 1 draft and 1 text' }).click()
  await asha.getByText(/^Published: 1 landing/).waitFor({ timeout: onThisMachine(30_000) })

  await ravi
    .locator('.editor-bar')
    .getByText('Published', { exact: true })
    .waitFor({ timeout: onThisMachine(15_000) })
  await ravi.getByText('not yet published').waitFor({ state: 'detached' })
  await asha.getByRole('link', { name: 'History' }).click()
  const latest = asha.getByRole('row').nth(1)
  await latest.getByRole('link', { name: 'corrected', exact: true }).click()
  await asha.getByRole('tab', { name: 'History' }).click()
  const versions = asha.getByRole('region', { name: 'History' })
  const correction = versions.getByRole('row').filter({ hasText: 'hero headline · English' })
  await expect
    .poll(() => correction.getByRole('cell').allInnerTexts())
    .toEqual(['{game}: my own road', '{game}: my own rode'])
  await versions.getByRole('link', { name: 'Revert…' }).click()
  await asha.getByRole('button', { name: 'Revert 1 record' }).click()
  await asha.getByText(/^1 record reverted/).waitFor({ timeout: onThisMachine(30_000) })
  expect(await livePage('corrected')).toContain('my own road')

  // As a draft, they are seen in the landing to which they belong.
  await asha.getByRole('link', { name: 'Revert…' }).first().click()
  await asha.getByRole('button', { name: 'Save as drafts' }).click()
  await previewIn(asha).locator('h1', { hasText: 'my own rode' }).waitFor()
  await publish(asha, '1 text')
})

test('words of everywhere change all pages that show them, but not those of one landing', async () => {
  const [asha, ravi] = await Promise.all([signedIn({ name: 'Asha' }), signedIn({ name: 'Ravi' })])
  await edit(asha, 'mine')
  await openBlock(asha, 'Hero')
  await asha.locator('[data-path=intro] textarea').fill('Mine alone.')
  await publish(asha, '1 draft and 1 text')

  await edit(ravi, 'other')
  await openBlock(ravi, 'Hero')
  const intro = ravi.locator('[data-path=intro]')
  await intro.locator('textarea').focus()
  await intro.getByRole('radio', { name: /^Everywhere/ }).check()
  await intro.locator('textarea').fill('Ours.')
  await publish(ravi, '1 text')
  expect(await livePage('other')).toContain('Ours.')
  expect(await livePage('mine')).toContain('Mine alone.')
  expect([...asha.complaints, ...ravi.complaints]).toEqual([])
})

test('all languages show the words that were typed just before they are opened', async () => {
  const page = await signedIn()
  await edit(page, 'typed')
  await openBlock(page, 'Hero')
  await words(page).fill('Typed just now')
  await headline(page).getByRole('button', { name: 'Languages' }).click()
  const languages = page.getByRole('dialog', { name: 'Text in all languages' })
  expect(await languages.getByLabel('English', { exact: true }).inputValue()).toBe('Typed just now')
  await languages.getByRole('button', { name: 'Cancel' }).click()
})

test('a problem in the publish dialog leads to the very field', async () => {
  const page = await signedIn()
  await edit(page, 'refused')
  await openBlock(page, 'Hero')
  await words(page).fill('Take off, {nam}')
  await isSaved(page)
  await openBlock(page, 'Hero')
  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Review and publish' })
  await dialog.getByText('The text “Take off, {nam}” uses {nam}').waitFor()
  await dialog.getByRole('link', { name: 'refused', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => words(page).evaluate((field) => field === document.activeElement)).toBe(true)
  expect(page.complaints).toEqual([])
})
