import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { codeOf } from '../authenticator-app.ts'
import { barriersIn } from './barriers.ts'
import { adminOfSite } from './publishing-admin.ts'

const { server, invited, visiting } = await adminOfSite({ STAFF_SECOND_FACTOR: 'required' })

const password = 'a long enough password'

/** Fills the dialog that adds an app; returns the key of the app and the recovery codes. */
async function addApp(page: Page) {
  await page.getByRole('region', { name: 'Authenticator app' }).getByRole('button', { name: 'Add…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  expect(await barriersIn(page, 'dialog')).toEqual([])
  const key = ((await dialog.locator('.account-key').textContent()) ?? '').replaceAll(' ', '')
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByLabel('Code of the app').fill(codeOf(key, Date.now()))
  const button = dialog.getByRole('button', { name: 'Add', exact: true })
  const { y = 0, height = 0 } = (await button.boundingBox()) ?? {}
  expect(y + height).toBeLessThan(page.viewportSize()?.height ?? 0)
  await button.click()
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
  expect(await barriersIn(page, 'dialog')).toEqual([])
  const codes = await page.locator('.account-codes li').allTextContents()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  return { key, codes }
}

async function enterPassword(page: Page, email: string) {
  await page.goto(`${server().address}/admin/`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** A device with passkeys whose user always agrees. */
async function addDevice(page: Page) {
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  const { authenticatorId: id } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return Object.assign(devices, { id })
}

/** What the page asked for and sent when somebody signs in with a passkey. */
async function sentBy(page: Page, work: () => Promise<void>) {
  const [asked, sent] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/session/passkey/challenge')),
    page.waitForRequest((request) => request.url().endsWith('/session/passkey')),
    work(),
  ])
  return { challenge: await asked.json(), signed: sent.postData() ?? '' }
}

const emailOf = async (page: Page) => {
  const { staff } = await page.evaluate(async () => (await fetch('/admin/api/session')).json())
  return String(staff.email)
}

describe('a member of staff, where a second factor is required', () => {
  test('sets an app up after the invitation, and signs in with its codes and with a recovery code', async () => {
    const page = await invited({ name: 'Asha' }, /#\/account$/)
    await page.getByText('Everybody here needs a second factor').waitFor()
    expect(await page.getByRole('navigation').count()).toBe(0)
    const email = await emailOf(page)
    const { key, codes } = await addApp(page)
    expect(codes).toHaveLength(10)
    await page.getByRole('link', { name: 'Landings' }).waitFor()
    await page.getByText('10 codes left').waitFor()
    expect(await barriersIn(page, 'main')).toEqual([])

    const phone = await visiting()
    await enterPassword(phone, email)
    const code = phone.getByLabel('Code of your authenticator app')
    await code.fill('000000')
    expect(await barriersIn(phone, 'main')).toEqual([])
    await phone.getByRole('button', { name: 'Sign in', exact: true }).click()
    await phone.getByText('This code is wrong').waitFor()
    // The code of this step may have been used to add the app; clocks may be a step apart.
    await code.fill(codeOf(key, Date.now(), 1))
    await phone.getByRole('button', { name: 'Sign in', exact: true }).click()
    await phone.getByRole('link', { name: 'Landings' }).waitFor()

    const lost = await visiting()
    await enterPassword(lost, email)
    await lost.getByRole('button', { name: 'Use a recovery code' }).click()
    await lost.getByLabel('Recovery code').fill(codes[0] ?? '')
    await lost.getByRole('button', { name: 'Sign in', exact: true }).click()
    await lost.getByRole('link', { name: 'Asha' }).click()
    await lost.getByText('9 codes left').waitFor()
    await lost.getByRole('button', { name: 'Make new codes…' }).click()
    await lost.getByLabel('Your password').fill(password)
    await lost.getByRole('button', { name: 'Make new codes', exact: true }).click()
    await lost.getByRole('button', { name: 'I have saved them' }).click()
    await lost.getByText('10 codes left').waitFor()

    const devices = lost.getByRole('region', { name: 'Devices' })
    await devices.getByText('You are signed in in 3 browsers.').waitFor()
    expect(await barriersIn(lost, 'main')).toEqual([])
    await devices.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await devices.getByText('You are signed in only in this browser.').waitFor()
    await phone.getByRole('link', { name: 'Reviews' }).click()
    await phone.getByLabel('Password').waitFor()
  })

  test('loses the phone: an administrator resets the factor, and signs out what was left signed in', async () => {
    const ben = await invited({ name: 'Ben', viewport: { width: 360, height: 640 } }, /#\/account$/)
    const email = await emailOf(ben)
    await addApp(ben)
    await ben.getByRole('link', { name: 'Landings' }).waitFor()
    const administrator = await invited({ name: 'Ada', role: 'administrator' }, /#\/account$/)
    await addApp(administrator)
    await administrator.getByRole('link', { name: 'People' }).click()
    const row = administrator.getByRole('row', { name: new RegExp(email) })
    await row.getByText('second factor', { exact: true }).waitFor()
    await row.getByRole('button', { name: 'Reset second factor…' }).click()
    expect(await barriersIn(administrator, 'dialog')).toEqual([])
    await administrator.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
    await administrator.getByText('Ben signs in with the password alone.').waitFor()
    await row.getByText('second factor', { exact: true }).waitFor({ state: 'detached' })
    const again = await visiting()
    await enterPassword(again, email)
    await again.getByText('Everybody here needs a second factor').waitFor()

    await row.getByRole('button', { name: 'Devices of Ben' }).click()
    const devices = administrator.getByRole('dialog')
    await devices.getByText(/^signed in just now, last used just now$/).waitFor()
    expect(await barriersIn(administrator, 'dialog')).toEqual([])
    await devices.getByRole('button', { name: 'Sign out everywhere' }).click()
    await devices.getByText('Ben is signed in nowhere.').waitFor()
    await again.reload()
    await again.getByLabel('E-mail').waitFor()
  })

  test('makes a passkey, and signs in with it instead of the password', async () => {
    // Browsers make passkeys for names of hosts, not for addresses of machines.
    const address = server().address.replace('127.0.0.1', 'localhost')
    const page = await visiting()
    const device = await addDevice(page)
    await page.goto(`${address}/admin/${await server().invite('editor')}`)
    await page.getByLabel('Your name').fill('Cleo')
    await page.getByLabel('Choose a password').fill(password)
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByRole('region', { name: 'Passkeys' }).getByRole('button', { name: 'Add…' }).click()
    await page.getByLabel('Name, to recognise it').fill('Security key')
    await page.getByLabel('Your password').fill(password)
    expect(await barriersIn(page, 'dialog')).toEqual([])
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('button', { name: 'I have saved them' }).click()
    await page.getByRole('link', { name: 'Landings' }).waitFor()
    await page.getByText('Security key').waitFor()
    expect(await barriersIn(page, 'main')).toEqual([])

    await page.getByRole('button', { name: 'Sign out' }).click()
    const { challenge, signed } = await sentBy(page, () =>
      page.getByRole('button', { name: 'Sign in with a passkey' }).click(),
    )
    await page.getByRole('link', { name: 'Cleo' }).waitFor()
    expect(challenge.challenge).not.toBe('')
    const again = await page.evaluate(async (body) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/admin/api/session/passkey', { method: 'POST', headers, body })).json()
    }, signed)
    expect(again.code).toBe('passkey-refused')

    await page.getByRole('button', { name: 'Remove Security key' }).click()
    await page.getByLabel('Your password').fill(password)
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByText('Everybody here needs a second factor').waitFor()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.getByText('This passkey was not accepted here').waitFor()
    expect((await device.send('WebAuthn.getCredentials', { authenticatorId: device.id })).credentials).toHaveLength(1)
  })
})
