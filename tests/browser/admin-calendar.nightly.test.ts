import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { askDesk, draftChange } from './ask-desk.ts'
import { barriersIn } from './barriers.ts'
import { adminOver, previewIn } from './publishing-admin.ts'

const { server, signedIn } = await adminOver({ 'jet-1': 'aviator', 'road-1': 'chicken-road' })

const hour = 60 * 60_000
const inDays = (days: number) => new Date(Date.now() + days * 24 * hour)
const theme = 'themes/aviator.json'

/** Plans a theme with another backdrop. */
async function planTheme(page: Page, publishAt: string): Promise<void> {
  await draftChange(page, theme, (value) => ({
    ...value,
    colors: { ...Object(value['colors']), backdrop: '#123456' },
  }))
  await askDesk(page, 'POST', '/draft/schedule', { records: [{ record: theme, version: 1 }], publishAt })
}

test('the calendar says what changes when, and leads to the page as it is shown then', async () => {
  const ends = inDays(3)
  const file = path.join(server().pages, 'landings/jet-1.json')
  const schedule = { until: ends.toISOString(), fallback: 'road-1' }
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), schedule }, null, 2))
  const asha = await signedIn({ name: 'Asha' })
  await planTheme(asha, inDays(1).toISOString())
  await asha.goto(`${server().address}/admin/#/calendar`)

  // The keys of a calendar lead to the day of the end, also into the next month.
  const grid = asha.getByRole('grid', { name: 'Days' })
  await grid.locator('button[tabindex="0"]').focus()
  const day = (moment: Date) =>
    asha.getByRole('region', {
      name: new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long' }).format(moment),
    })
  await asha.keyboard.press('ArrowRight')
  await day(inDays(1)).getByText('Launch planned by Asha').waitFor()
  expect(await day(inDays(1)).getByRole('link', { name: 'Theme aviator', exact: true }).getAttribute('href')).toBe(
    `#/edit/${theme}`,
  )
  await asha.keyboard.press('ArrowRight')
  await asha.keyboard.press('ArrowRight')
  await day(ends).getByText('Schedule › Until · india').waitFor()
  await expect.poll(() => asha.evaluate(() => document.activeElement?.textContent)).toContain('1 entry')
  expect(await barriersIn(asha, 'main')).toEqual([])

  const ben = await signedIn({ name: 'Ben', role: 'viewer' })
  await ben.goto(`${server().address}/admin/#/calendar?look=list&month=${inDays(1).toISOString().slice(0, 7)}`)
  await ben.getByText('Launch planned by Asha').waitFor()

  // Launches of what all share concern every market; landings only their own.
  await asha.getByLabel('Market').selectOption('india')
  await asha.keyboard.press('Escape')
  await asha.getByRole('button', { name: 'List' }).click()
  await asha.waitForURL(/look=list/)
  await day(ends).getByRole('link', { name: 'See it then: jet-1' }).click()

  // The preview is at that moment: planned launches have changed the theme, and the landing has ended.
  await previewIn(asha).locator('h1').waitFor()
  await asha.getByText('With Theme aviator as planned launches will have left it by then.').waitFor()
  await asha.getByText('Ended at that time: visitors are redirected to “road-1”.').waitFor()
  expect(await asha.getByRole('link', { name: 'See it', exact: true }).getAttribute('href')).toContain(
    '#/edit/landings/road-1.json?moment=',
  )
  const backdrop = () =>
    previewIn(asha)
      .locator('body')
      .evaluate((body) => getComputedStyle(body).getPropertyValue('--backdrop').trim())
  await expect.poll(backdrop).toBe('#123456')
  await asha.getByRole('button', { name: 'Visitor' }).click()
  await asha.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(backdrop).not.toBe('#123456')
  await asha.getByText('Ended at that time').waitFor({ state: 'hidden' })
  expect(asha.complaints).toEqual([])
})
