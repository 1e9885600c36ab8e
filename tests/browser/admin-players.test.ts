import { describe, expect, test } from 'vitest'
import { newAddress, newEmail } from '../identities.ts'
import { screensOf } from './admin.ts'
import { barriersIn } from './barriers.ts'
import { cutLabels } from './cut-labels.ts'
import { playerWithApp } from './player-with-app.ts'
import { password, registered } from './players.ts'
import { adminOfSite } from './publishing-admin.ts'

const { server, signedIn } = await adminOfSite()

const send = (path: string, body: object, headers = {}) =>
  fetch(`${server().address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

async function signInAs(username: string) {
  const csrf = await fetch(`${server().address}/api/ccg/csrf-token`)
  const { token } = await csrf.json()
  const cookie = csrf.headers.getSetCookie().join().split(';')[0] ?? ''
  const headers = { 'x-csrf-token': token, cookie, 'x-forwarded-for': newAddress() }
  return (await send('/api/ccg/user/login', { username, password }, headers)).status
}

describe('support', () => {
  test('resets the second factor of a player, with a reason', async () => {
    const { username } = await playerWithApp(server().address)
    expect(await signInAs(username)).toBe(403)
    const page = await signedIn({ role: 'support', name: 'Sam' })
    await page.getByRole('link', { name: 'Players' }).click()
    await page.getByRole('searchbox').fill(username.slice(0, 12))
    await page.getByRole('link', { name: username }).click()
    await page.getByText('an authenticator app').waitFor()
    await page.getByRole('button', { name: 'Reset second factor…' }).click()
    await page.getByLabel('Reason').fill('Lost the phone')
    expect(await barriersIn(page, 'dialog')).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Reset second factor' }).click()
    await page.getByText('The second factor is removed.').waitFor()
    await page.getByText('Lost the phone').waitFor()
    expect(await page.getByRole('button', { name: 'Reset second factor…' }).count()).toBe(0)
    expect(await signInAs(username)).toBe(200)
  })

  test('finds a player, blocks and unblocks them, exports and erases their data', async () => {
    const { username } = await registered(server())
    const page = await signedIn({ role: 'support', name: 'Sam' })
    await page.getByRole('link', { name: 'Players' }).click()
    await page.getByRole('searchbox').fill(username.slice(0, 12))
    expect(await barriersIn(page, 'main')).toEqual([])
    await page.getByRole('link', { name: username }).click()
    await page.getByRole('heading', { name: username }).waitFor()
    expect(await barriersIn(page, 'main')).toEqual([])
    expect(await cutLabels(page)).toEqual([])

    await page.getByRole('button', { name: 'Block…', exact: true }).click()
    await page.getByLabel('Reason').fill('Asked for a break')
    expect(await barriersIn(page, 'dialog')).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
    await page.getByText('“Asked for a break”').waitFor()
    await page.getByText('Signed in nowhere.').waitFor()
    expect(await signInAs(username)).toBe(403)

    await page.getByRole('button', { name: 'Unblock…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click()
    await page.getByRole('button', { name: 'Block…', exact: true }).waitFor()
    expect(await signInAs(username)).toBe(200)

    await page.getByRole('button', { name: 'Export data…' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: 'Export data' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^player-[\w-]+\.json$/)

    await page.getByRole('button', { name: 'Erase data…' }).click()
    await page.getByLabel('Type “erase” to confirm').fill('erase')
    await page.getByRole('dialog').getByRole('button', { name: 'Erase data' }).click()
    await page.getByRole('heading', { name: 'Nameless player' }).waitFor()
    expect(await page.getByText(username).count()).toBe(0)
    expect(await signInAs(username)).toBe(401)
  })

  test('sees neither the security of the whole site nor the people', async () => {
    const page = await signedIn({ role: 'support', name: 'Sue' })
    const screens = await screensOf(page)
    expect(screens).toEqual(expect.arrayContaining(['Landings', 'Players']))
    for (const screen of ['Security', 'People', 'Log']) expect(screens).not.toContain(screen)
  })
})

test('an administrator filters security events by name and player', async () => {
  const { username } = await registered(server())
  await signInAs(newEmail())
  await signInAs(username)
  const page = await signedIn({ role: 'administrator', name: 'Ada' })
  await page.getByRole('link', { name: 'Security' }).click()
  await page.getByLabel('Event').selectOption({ label: 'Sign-in failed' })
  await page.getByRole('cell', { name: 'POST /api/ccg/user/login' }).first().waitFor()
  expect(await barriersIn(page, 'main')).toEqual([])
  await page.getByLabel('Event').selectOption({ label: 'All events' })
  await page.getByLabel('Player').fill(username)
  await expect.poll(() => page.locator('.event-table .badge').allTextContents()).toEqual(['Signed in', 'Registered'])
  await page.getByLabel('Player').fill('nobody@example.com')
  await page.getByText('No event matches these filters.').waitFor()
})
