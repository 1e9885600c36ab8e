import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriersIn } from './barriers.ts'
import { adminOver, atMoment, isSaved, openBlock, openGroup, previewIn } from './publishing-admin.ts'

const { server, signedIn, edit } = await adminOver({ differs: 'aviator' })

/** The draft of a record, once everything is saved. */
async function draftOf(page: Page, record: string) {
  await isSaved(page)
  const { draft } = await (await page.request.get(`${server().address}/admin/api/record?name=${record}`)).json()
  return JSON.parse(draft.text)
}

test('parts of a dialog are added, moved and left out as differences; a landing changes them for itself alone', async () => {
  const page = await signedIn()
  await page.goto(`${server().address}/admin/#/edit/dialogs/ChickenRoadReg.json`)
  const parts = page.getByRole('region', { name: 'Parts' })
  await parts.locator('[data-block=gift-banner]', { hasText: 'changed here' }).waitFor()
  await parts.locator('[data-block=phone] > summary').press('Alt+ArrowUp')
  await openBlock(page, 'Tabs')
  const tabs = parts.getByRole('group', { name: 'Tabs' })
  await tabs.getByRole('button', { name: 'Move E-mail down' }).click()
  await tabs.getByRole('checkbox', { name: 'One click' }).check()
  await openBlock(page, 'Promo code')
  await parts.locator('[data-block=promo-code]').getByRole('button', { name: 'Remove', exact: true }).click()
  await parts.locator('[data-block=promo-code]', { hasText: 'left out here' }).waitFor()
  await parts.locator('[data-block=repeat-password]').getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('button', { name: 'Add a part' }).click()
  await page.getByRole('menuitem', { name: 'Game teaser A row of games above the form' }).click()
  await parts.locator('[data-block=game-teaser]', { hasText: 'added here' }).waitFor()
  expect(await barriersIn(page, '.workbench-form')).toEqual([])
  expect(await draftOf(page, 'dialogs/ChickenRoadReg.json')).toMatchObject({
    addedBlocks: [{ id: 'game-teaser', type: 'game-teaser' }],
    blockPlaces: [
      { id: 'phone', after: 'tabs' },
      { id: 'game-teaser', after: 'captcha' },
    ],
    blockChanges: {
      'gift-banner': { icon: 'fluent-emoji-flat:chicken' },
      tabs: { tabs: ['phone', 'email', 'one-click'] },
      'promo-code': null,
    },
  })

  const ravi = await signedIn({ name: 'Ravi' })
  await ravi.goto(`${server().address}/admin/#/edit/dialogs/ChickenRoadReg.json`)
  await ravi.locator('[data-block=game-teaser]', { hasText: 'added here' }).waitFor()
  await ravi.locator('[data-block=promo-code]', { hasText: 'left out here' }).waitFor()

  await page.goto(`${server().address}/admin/#/edit/dialogs/NewCustomReg.json`)
  await page.getByText('This list replaces that of BasicRegistration').waitFor()
  await page.getByRole('button', { name: 'Back to inherited' }).click()
  await parts.locator('[data-block=repeat-password]').waitFor()
  expect(await draftOf(page, 'dialogs/NewCustomReg.json')).not.toHaveProperty('blocks')

  await edit(page, 'differs')
  await openGroup(page, 'The dialog')
  await atMoment(page, 'Registration')
  const promo = previewIn(page).locator('dialog[open]').getByText('I have a promo code')
  await promo.waitFor()
  const onPage = page.getByRole('region', { name: 'Parts of the dialog' })
  await onPage.locator('[data-block=email] > summary').click()
  await onPage.locator('[data-block=email] [data-path=required]').getByRole('checkbox').uncheck()
  await onPage.locator('[data-block=email]', { hasText: 'changed here' }).waitFor()
  await onPage.locator('[data-block=promo-code] > summary').click()
  await onPage.locator('[data-block=promo-code]').getByRole('button', { name: 'Leave out' }).click()
  await promo.waitFor({ state: 'detached' })
  expect((await draftOf(page, 'landings/differs.json')).dialog).toEqual({
    blockChanges: { email: { required: false }, 'promo-code': null },
  })
  await onPage.getByRole('button', { name: 'Take back' }).click()
  await promo.waitFor()
  expect(page.complaints).toEqual([])
})
