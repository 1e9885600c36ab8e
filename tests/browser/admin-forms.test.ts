import { expect, test } from 'vitest'
import { adminOver, atMoment, isSaved, openGroup, previewIn } from './publishing-admin.ts'

const { server, signedIn, edit } = await adminOver({ switches: 'aviator' })

test('a switch says what is inherited, and is always what the page does', async () => {
  const page = await signedIn()
  await edit(page, 'switches')
  await openGroup(page, 'The dialog')
  await atMoment(page, 'Registration')
  const close = page.getByRole('radiogroup', { name: 'Close button' })
  const button = previewIn(page).locator('dialog[open] .dialog-close')
  await button.waitFor()
  await close.getByRole('radio', { name: 'Inherited: on', checked: true }).waitFor()
  await close.getByRole('radio', { name: 'Off', exact: true }).check()
  await button.waitFor({ state: 'detached' })
  await close.getByRole('radio', { name: 'Inherited: on' }).check()
  await button.waitFor()
  await isSaved(page)
  expect(await page.locator('.editor-bar .badge').first().textContent()).toBe('Published')

  await page.goto(`${server().address}/admin/#/edit/dialogs/NewCustomReg.json`)
  const inDialog = page.getByRole('radiogroup', { name: 'Close button' })
  await inDialog.getByRole('radio', { name: 'Inherited: on', checked: true }).waitFor()
  expect(page.complaints).toEqual([])
})
