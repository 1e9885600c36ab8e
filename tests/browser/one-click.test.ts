import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newEmail } from '../identities.ts'
import { mailed } from '../mails.ts'
import { atMainSite, openForm, send, startJourneys } from './journey.ts'

const { server, arrive, accountsBy } = await startJourneys()

async function registerByOneClick() {
  const visitor = await arrive('1win')
  const form = await openForm(visitor)
  await form.locator('[id$="-way-one-click"]').check({ force: true })
  await send(form)
  const dialog = visitor.locator('dialog[open] .credentials')
  await dialog.locator('dd').first().waitFor()
  const [username = '', password = ''] = await dialog.locator('dd').allTextContents()
  return { visitor, dialog, username, password }
}

test('a one-click account signs in with the credentials as they are shown', async () => {
  const { visitor: newcomer, dialog, username, password } = await registerByOneClick()
  expect(username).toMatch(/^player-/)
  expect(password).toMatch(/^[a-z2-9-]{14}$/)
  await dialog.locator('.button-main').click()
  await atMainSite(newcomer)
  const [account] = await accountsBy('login', username)
  expect(account?.password_hash).toContain('argon2id')
  const visitor = await arrive('1win#auth')
  const form = visitor.locator('dialog[open] form')
  await form.locator('[id$="-way-email"]').check({ force: true })
  await form.locator('[name=email]').fill('player-unknown')
  await form.locator('[name=password]').fill(password)
  await send(form)
  await form.locator('[data-problem=username-invalid]:visible').waitFor()
  await form.locator('[name=email]').fill(username)
  await send(form)
  await atMainSite(visitor)
})

test('the credentials are saved as a picture, and sent to a mailbox', async () => {
  const { visitor, dialog, username, password } = await registerByOneClick()
  const [picture] = await Promise.all([
    visitor.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save as a picture' }).click(),
  ])
  const file = readFileSync(await picture.path())
  expect(file.subarray(1, 4).toString()).toBe('PNG')

  const mailbox = newEmail()
  const field = dialog.getByRole('textbox')
  await field.fill('john..doe@example.com')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.getByText('E-mail must be valid').waitFor()
  await field.fill(mailbox)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await visitor.locator('dialog[open] .notification-success').waitFor()
  const credentials = await mailed(server.outbox, mailbox, new RegExp(`(${username}[^]*)`))
  expect(credentials).toContain(password)
})

test('recovery says what such an account can do', async () => {
  const visitor = await arrive('1win#auth')
  await visitor.locator('dialog[open] .forgot a').click()
  const form = visitor.locator('dialog[open]#resetPassword form')
  await form.getByText(/one-click account/).waitFor()
  await form.locator('[name=email]').fill('player-k7mwq3xz')
  await send(form)
  await visitor.locator('.notification-success').waitFor()
})
