import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriersIn } from './barriers.ts'
import { draftsOver } from './publishing-admin.ts'

const { invited, edit } = await draftsOver({ known: 'aviator' })

const tourOn = (page: Page) => page.getByRole('complementary', { name: 'Your first landing' })
const act = (page: Page, name: string) => tourOn(page).getByRole('button', { name, exact: true })

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
