import { expect, test } from 'vitest'
import { barriersIn } from './barriers.ts'
import { adminOver, isSaved, openGroup, previewIn } from './publishing-admin.ts'

const { signedIn, visiting, edit } = await adminOver({ shared: 'aviator' })

test('a guest sees the draft with its texts at moments of a visit, and comments, until the link is revoked', async () => {
  const asha = await signedIn({ permissions: ['clipboard-read', 'clipboard-write'] })
  await edit(asha, 'shared')
  await openGroup(asha, 'The offer')
  await asha.locator('[data-path="button/text"] input').fill('button.register-percent')
  await isSaved(asha)
  await asha.evaluate(async () => {
    const read = await (await fetch('/admin/api/record?name=locales/en.json')).json()
    const words = { ...JSON.parse(read.published.text), 'button.register-percent': 'Fly with {percent}' }
    const body = {
      record: 'locales/en.json',
      version: 0,
      baseRevision: read.published.revision,
      text: JSON.stringify(words),
    }
    await fetch('/admin/api/draft', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  })
  await edit(asha, 'shared')
  await asha.getByRole('button', { name: 'Share preview' }).click()
  await asha.getByRole('button', { name: 'Copy a new link' }).click()
  await asha.getByText(/^Link \(valid for/).waitFor()
  const link = await asha.evaluate(() => navigator.clipboard.readText())
  await asha.keyboard.press('Escape')

  const guest = await visiting()
  await guest.goto(link)
  const page = previewIn(guest)
  await page
    .getByText(/Fly with 1\d\d/i)
    .first()
    .waitFor()
  await guest.getByLabel('Moment of the visit').selectOption('Every problem')
  await page.locator('dialog[open]').waitFor()
  await guest.getByLabel('Moment of the visit').selectOption('First visit')
  await page.locator('h1').click()
  await guest.getByLabel(/^About Hero/).fill('<img src=x onerror=alert(1)> Is it really 150?')
  await guest.getByLabel('Your name').fill('Meera')
  expect(await barriersIn(guest, '.shared-bar, .shared-comments')).toEqual([])
  await guest.getByRole('button', { name: 'Send' }).click()
  await guest.locator('.shared-comment', { hasText: '<img src=x onerror=alert(1)> Is it really 150?' }).waitFor()

  await asha.reload()
  await asha.getByText('<img src=x onerror=alert(1)> Is it really 150?').waitFor()
  await asha.getByText('Guest', { exact: true }).waitFor()
  await asha.getByRole('button', { name: 'Done', exact: true }).click()
  await guest.reload()
  await guest.getByText(/ · done/).waitFor()
  await asha.getByRole('button', { name: 'Share preview' }).click()
  await asha.getByRole('button', { name: /^Revoke the link/ }).click()
  await asha.getByText('Nobody can open the preview at the moment.').waitFor()
  await guest.getByLabel('Your name').fill('Meera')
  await guest.getByLabel('Your comment').fill('One more.')
  await guest.getByRole('button', { name: 'Send' }).click()
  await guest.getByText(/The link has expired, was revoked/).waitFor()
})
