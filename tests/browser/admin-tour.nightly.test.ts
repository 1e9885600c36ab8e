import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onThisMachine } from '../machine.ts'
import { barriersIn } from './barriers.ts'
import { cutLabels } from './cut-labels.ts'
import { adminOver, isSaved, previewIn } from './publishing-admin.ts'

const { server, invited, edit } = await adminOver({ known: 'aviator' })

const tourOn = (page: Page) => page.getByRole('complementary', { name: 'Your first landing' })
const act = (page: Page, name: string) => tourOn(page).getByRole('button', { name, exact: true })

test('the first sign-in leads through the first landing, from its template to the page that is live', async () => {
  const page = await invited()
  const tour = tourOn(page)
  await tour.getByText('1 of 5').waitFor()
  expect(await barriersIn(page, '.tour')).toEqual([])
  expect(await cutLabels(page)).toEqual([])
  await act(page, 'New landing').click()
  await page.getByRole('dialog').getByText('chicken-road').first().click()
  await page.getByLabel('Address', { exact: true }).fill('first-of-mine')
  await page.getByText('This address is available.').waitFor()
  await page.keyboard.press('Enter')
  await tour.getByText('2 of 5').waitFor()
  await act(page, 'Show the headline').press('Enter')
  const headline = page.locator('[data-path=headline] textarea')
  await expect.poll(() => headline.evaluate((field) => field === document.activeElement)).toBe(true)
  await headline.fill('Cross with us')
  await previewIn(page).locator('h1', { hasText: 'Cross with us' }).waitFor()
  await act(page, 'Next').click()
  await act(page, 'Show the bonus').click()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-path]')?.getAttribute('data-path')))
    .toBe('bonus/preset')
  await act(page, 'Next').click()
  await act(page, 'Show the choices').click()
  await page.keyboard.press('Tab')
  await act(page, 'Next').click()
  await isSaved(page)
  expect(await cutLabels(page)).toEqual([])
  await act(page, 'Publish…').click()
  await page.getByRole('button', { name: 'Publish 1 draft and 1 text' }).click()
  await page.getByText(/^Published: 1 landing/).waitFor({ timeout: onThisMachine(30_000) })
  expect(await (await fetch(`${server().address}/new-promo-ipl/first-of-mine`)).text()).toContain('Cross with us')
  await Promise.all([page.waitForResponse(/\/admin\/api\/tour$/), act(page, 'Finish').click()])
  await tour.waitFor({ state: 'detached' })
  // Another browser knows it, too.
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await previewIn(page).locator('h1').waitFor()
  expect(await tour.count()).toBe(0)
  expect(page.complaints).toEqual([])
})

test('the tour can be skipped, stays away, and comes again from the palette or the help', async () => {
  const page = await invited({ name: 'Ravi', role: 'editor' })
  await edit(page, 'known')
  // This landing is somebody else's.
  await tourOn(page).getByText('1 of 5').waitFor()
  await act(page, 'Go to Landings').click()
  await act(page, 'New landing').waitFor()
  await page.getByRole('link', { name: 'Calendar' }).click()
  await act(page, 'Go to Landings').waitFor()
  expect(await barriersIn(page, '.tour')).toEqual([])
  await act(page, 'Skip the tour').click()
  await tourOn(page).waitFor({ state: 'detached' })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('show me round')
  await page.keyboard.press('Enter')
  await page.waitForURL(/#\/$/)
  await act(page, 'New landing').waitFor()
  await act(page, 'Skip the tour').click()
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Show me round' }).click()
  await tourOn(page).getByText('1 of 5').waitFor()
})
