import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { onThisMachine } from '../machine.ts'
import { adminOver, isSaved, previewIn } from './publishing-admin.ts'

const { server, invited } = await adminOver({ known: 'aviator' })

const published = { timeout: onThisMachine(60_000) }

/** What is drawn on the partner's picture. */
const logo = () =>
  sharp({ create: { width: 900, height: 900, channels: 3, background: '#1d5c91' } })
    .png()
    .toBuffer()

const reviewButton = (page: Page) => page.getByRole('button', { name: /^Request (a review|again)$/ })
const layout = (page: Page, name: string) =>
  page.locator('[data-block=hero] [data-path=layout] select').selectOption({ label: name })

async function openReview(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Reviews/ }).click()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await page
    .getByRole('row', { name: /^falcon-bet/ })
    .getByRole('button', { name: 'Review…' })
    .click()
  await page.getByRole('region', { name: 'falcon-bet: the page before and after' }).waitFor()
}

async function approve(page: Page): Promise<void> {
  await openReview(page)
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByText('Approved by a second person').waitFor()
}

const livePage = async (place = 'new-promo-ipl/falcon-bet') => (await fetch(`${server().address}/${place}`)).text()

test('two people who have never seen the admin bring a landing for a new partner from nothing to live, correct it and take that back', async () => {
  const market = path.join(server().pages, 'markets/india.json')
  writeFileSync(market, JSON.stringify({ ...JSON.parse(readFileSync(market, 'utf8')), approval: 'second-person' }))
  const asha = await invited({ name: 'Asha', role: 'editor' })
  const tour = asha.getByRole('complementary', { name: 'Your first landing' })
  await tour.getByRole('button', { name: 'New landing' }).click()
  await asha.getByRole('dialog').getByText('aviator').first().click()
  await asha.getByLabel('Address').fill('falcon bet')
  await asha.getByText('This address is available.').waitFor()
  await asha.getByRole('button', { name: 'Create draft' }).click()

  await tour.getByRole('button', { name: 'Show the headline' }).click()
  const headline = asha.locator('[data-block=hero] [data-path=headline]')
  await headline.locator('textarea').fill('Falcon: catch it in flight')
  await headline.getByRole('button', { name: 'Languages' }).click()
  await asha.getByRole('textbox', { name: /^Hindi(?! in)/ }).fill('फाल्कन: उड़ान में पकड़ें')
  await asha.getByRole('textbox', { name: /^Portuguese/ }).fill('Falcon: apanhe-o em voo')
  await asha.getByRole('button', { name: 'Save draft' }).click()
  await previewIn(asha).locator('h1', { hasText: 'apanhe-o em voo' }).waitFor()

  await previewIn(asha).locator('.hero-figure[data-field]').click({ force: true })
  await asha.locator('[data-block=hero] [data-path=figure] .picked:focus').click()
  const file = asha.waitForEvent('filechooser')
  await asha.getByRole('button', { name: 'Upload a picture…' }).click()
  await (await file).setFiles({ name: 'falcon.png', mimeType: 'image/png', buffer: await logo() })
  await previewIn(asha).locator('.hero img.own-picture').waitFor()
  await asha.getByRole('link', { name: /no alternative text/ }).click()
  await asha.getByLabel('Alternative text', { exact: true }).fill('A falcon in flight')
  await asha.getByLabel('Licence line').fill('© Falcon Bet')
  await isSaved(asha)
  await asha.getByRole('button', { name: 'Back', exact: true }).click()
  await previewIn(asha).locator('.hero img.own-picture').waitFor()
  await expect.poll(() => asha.getByRole('button', { name: /^\d+ error/ }).count()).toBe(0)
  await reviewButton(asha).click()
  await asha.getByText('A colleague who may publish finds it under Reviews.').waitFor()

  const ben = await invited({ name: 'Ben' })
  await ben.getByRole('button', { name: 'Skip the tour' }).click()
  await openReview(ben)
  await ben.getByText('Not published yet').waitFor()
  await ben.getByRole('button', { name: 'Not yet…' }).click()
  await ben.getByLabel('What should Asha change first?').fill('Show the whole picture.')
  await ben.getByRole('button', { name: 'Send back' }).click()
  await asha.getByText('Show the whole picture.').waitFor()
  await asha.locator('.block > summary', { hasText: 'Hero' }).click()
  await layout(asha, 'Stage: the picture in a spotlight')
  await isSaved(asha)
  await reviewButton(asha).click()
  await asha.getByRole('button', { name: 'Review requested' }).waitFor()

  await approve(ben)
  await ben.getByLabel('Later').check()
  await ben.getByRole('button', { name: /^Plan 2 drafts/ }).click()
  await ben.getByText(/^Planned: /).waitFor()
  await asha.getByText(/^Planned for .* by Ben/).waitFor()
  await server()
    .db.updateTable('planned_changes')
    .set({ publish_at: Date.now() - 1000 })
    .execute()
  await asha.locator('.editor-bar').getByText('Published', { exact: true }).waitFor(published)
  expect(await livePage()).toContain('Falcon: catch it in flight')
  expect(await livePage('new-promo-ipl/hi/falcon-bet')).toContain('उड़ान में पकड़ें')

  await layout(asha, 'Table: the picture below the words')
  await isSaved(asha)
  await reviewButton(asha).click()
  await asha.getByRole('button', { name: 'Review requested' }).waitFor()
  await approve(ben)
  await ben.getByRole('button', { name: /^Publish 1/ }).click()
  await ben.getByText(/^Published: /).waitFor(published)
  expect(await livePage()).toContain('hero hero-table')

  await asha.getByRole('link', { name: 'History' }).click()
  await asha.getByRole('link', { name: 'Revert…' }).first().click()
  await asha.getByRole('button', { name: 'Save as drafts' }).click()
  await reviewButton(asha).click()
  await asha.getByRole('button', { name: 'Review requested' }).waitFor()
  await approve(ben)
  await ben.getByRole('button', { name: /^Publish 1/ }).click()
  await expect.poll(() => livePage(), published).toContain('hero hero-stage')
  expect([...asha.complaints, ...ben.complaints]).toEqual([])
})
