import { expect, test } from 'vitest'
import { barriersIn } from './barriers.ts'
import { adminOfSite } from './publishing-admin.ts'

const { signedIn } = await adminOfSite()

test('landings are found by the words that they show, and by names with or without hyphens', async () => {
  const page = await signedIn({ role: 'administrator', at: '/' })
  // The server is busy at first.
  const busy = { status: 503, code: 'registry-busy', message: '3 other checks are ahead of yours' }
  await page.route('**/texts/found?words=take*', (route) => route.fulfill({ status: 503, json: busy }), { times: 1 })
  const search = page.getByRole('searchbox', { name: 'Search landings' })
  await search.fill('jetxrocket')
  await page.getByText(/^1 of 214/).waitFor()
  await search.fill('take off')
  await page.getByText(/^\d+ landings with “take off” in a text:/).waitFor()
  await page.locator('[id="landing-aviator-1"]').waitFor()
  expect(await barriersIn(page, 'main')).toEqual([])
  await page.locator('.found-texts a').first().click()
  await page.waitForURL(/#\/translations\?q=/)
  await page.locator('mark').first().waitFor()
  const viewer = await signedIn({ role: 'viewer', at: '/' })
  await viewer.getByRole('searchbox', { name: 'Search landings' }).fill('take off')
  await viewer.locator('[id="landing-aviator-1"]').waitFor()
  expect([...page.complaints, ...viewer.complaints]).toEqual([])
})

test('the palette opens shared records, themes and dialogs among them, texts and people', async () => {
  await signedIn({ name: 'Kofi', role: 'viewer' })
  const page = await signedIn({ role: 'administrator', at: '/' })
  await page.locator('[id="landing-adult"]').waitFor()
  const open = async (typed: string, option: RegExp) => {
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Command palette' })
    await palette.getByRole('combobox').fill(typed)
    await palette.getByRole('option', { name: option }).first().waitFor()
    expect(await barriersIn(page, 'dialog')).toEqual([])
    await palette.getByRole('option', { name: option }).first().click()
  }
  await open('cricket-200', /^cricket-200 ?Bonus/)
  await page.waitForURL(/#\/edit\/bonus-presets\/cricket-200\.json/)
  await open('take off', /take off/i)
  await page.waitForURL(/#\/translations\?q=/)
  await open('kofi', /^Kofi ?viewer/)
  await page.waitForURL(/#\/people/)
  await open('india', /^india ?Markets/)
  await page.waitForURL(/#\/edit\/markets\/india\.json/)
  await open('jetx', /^jetx ?Themes/)
  await page.waitForURL(/#\/edit\/themes\/jetx\.json/)
  await open('newcustom', /^NewCustomReg ?Dialogs/)
  await page.waitForURL(/#\/edit\/dialogs\/NewCustomReg\.json/)
  expect(page.complaints).toEqual([])
})
