import { expect, test } from 'vitest'
import { onThisMachine } from '../machine.ts'
import { atMoment, draftsOver, isSaved, openGroup, previewIn } from './publishing-admin.ts'

const { server, signedIn, edit } = await draftsOver({ switches: 'aviator' })

test('a switch says what is inherited, and is always what the page does, also when a colleague turns it', async () => {
  const [page, ravi] = await Promise.all([signedIn(), signedIn({ name: 'Ravi' })])
  await Promise.all([edit(page, 'switches'), edit(ravi, 'switches')])
  await openGroup(ravi, 'The dialog')
  await openGroup(page, 'The dialog')
  await atMoment(page, 'Registration')
  const close = page.getByRole('radiogroup', { name: 'Close button' })
  const button = previewIn(page).locator('dialog[open] .dialog-close')
  await button.waitFor()
  await close.getByRole('radio', { name: 'Inherited: on', checked: true }).waitFor()
  await close.getByRole('radio', { name: 'Off', exact: true }).check()
  await button.waitFor({ state: 'detached' })
  const theirs = ravi.getByRole('radiogroup', { name: 'Close button' })
  await theirs
    .getByRole('radio', { name: 'Off', exact: true, checked: true })
    .waitFor({ timeout: onThisMachine(15_000) })
  await close.getByRole('radio', { name: 'Inherited: on' }).check()
  await button.waitFor()
  await isSaved(page)
  expect(await page.locator('.editor-bar .badge').first().textContent()).toBe('Published')

  await page.goto(`${server().address}/admin/#/edit/dialogs/NewCustomReg.json`)
  const inDialog = page.getByRole('radiogroup', { name: 'Close button' })
  await inDialog.getByRole('radio', { name: 'Inherited: on', checked: true }).waitFor()
  expect(page.complaints).toEqual([])
})
