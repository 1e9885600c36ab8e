import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onThisMachine } from '../machine.ts'
import { publish, words } from './own-words.ts'
import { adminOver, openBlock, pickMore } from './publishing-admin.ts'

const { signedIn, edit } = await adminOver({ runway: 'aviator', plane: 'aviator' })

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })

/** The palette of somebody who has never left their screen. */
async function finds(page: Page, typed: string, option: RegExp): Promise<void> {
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  await palette.getByRole('combobox').fill(typed)
  await palette.getByRole('option', { name: option }).first().waitFor()
  await page.keyboard.press('Escape')
  await palette.waitFor({ state: 'detached' })
}

test('what a colleague has just made, renamed and worded is found', async () => {
  const [asha, ravi] = await Promise.all([
    signedIn({ name: 'Asha', role: 'administrator', at: '/' }),
    signedIn({ name: 'Ravi', at: '/' }),
  ])
  await finds(asha, 'runway', /^runway/)
  await edit(ravi, 'runway')
  await pickMore(ravi, 'Duplicate…')
  await ravi.getByLabel('Address of the copy').fill('monsoon-night-flight')
  await ravi.getByRole('button', { name: 'Create draft' }).click()
  await ravi.waitForURL(/monsoon-night-flight/)
  await finds(asha, 'night-fl', /^monsoon-night-flight/)
  await finds(asha, 'nightflight', /^monsoon-night-flight/)

  await edit(ravi, 'plane')
  await openBlock(ravi, 'Hero')
  await words(ravi).fill('Above every cloud')
  await publish(ravi, '1 draft and 1 text')
  await finds(asha, 'every cloud', /Above every cloud/)
  await search(asha).fill('every cloud')
  await asha.locator('[id="landing-plane"]').waitFor({ timeout: onThisMachine(15_000) })

  await signedIn({ name: 'Newcomer Nila' })
  await finds(asha, 'newcomer', /^Newcomer Nila/)
  expect([...asha.complaints, ...ravi.complaints]).toEqual([])
})
