import type { Page } from 'playwright-core'
import { onThisMachine } from '../machine.ts'
import { isSaved } from './publishing-admin.ts'

/** The headline of the hero that is open in the editor. */
export const headline = (page: Page) => page.locator('[data-path=headline]')
export const words = (page: Page) => headline(page).locator('textarea')

export async function publish(page: Page, what: string): Promise<void> {
  await isSaved(page)
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: `Publish ${what}` }).click()
  await page.getByText(/^Published: \d+ landing/).waitFor({ timeout: onThisMachine(30_000) })
}
