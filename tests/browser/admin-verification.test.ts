import { expect, test } from 'vitest'
import { jpegWithPlace } from '../services/verification/pictures.ts'
import { screensOf } from './admin.ts'
import { barriersIn } from './barriers.ts'
import { cutLabels } from './cut-labels.ts'
import { registered } from './players.ts'
import { adminOfSite } from './publishing-admin.ts'

const { server, signedIn } = await adminOfSite()

/** A player with a profile who has sent documents. */
async function sender(kinds = ['identity-front', 'identity-back', 'address']) {
  const { address } = server()
  const { username, token } = await registered(server())
  const ask = async (method: string, path: string, body: Buffer | object, headers: object = {}) => {
    const isBytes = Buffer.isBuffer(body)
    const type = { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }
    const content = isBytes ? new Uint8Array(body) : JSON.stringify(body)
    const answer = await fetch(address + path, { method, headers: { ...type, ...headers }, body: content })
    expect([answer.status, path]).toEqual([200, path])
    return answer.json()
  }
  const bearer = { authorization: `Bearer ${token}` }
  await ask('PATCH', '/api/v1/players/me/profile', { first_name: 'Asha', birth: '1990-01-31' }, bearer)
  for (const kind of kinds) {
    const place = `/api/v1/players/me/verification/documents?kind=${kind}&upload=${crypto.randomUUID()}`
    await ask('POST', place, await jpegWithPlace(), bearer)
  }
  return username
}

test('the queue, oldest first: documents beside the profile, a rejection with a reason, an approval, and both in the log', async () => {
  const [first, second] = [await sender(), await sender()]
  const incomplete = await sender(['address'])
  const sam = await signedIn({ role: 'support', name: 'Sam' })
  await sam.getByRole('link', { name: 'Verification' }).click()
  await sam.getByText('2 players waiting').waitFor()
  const rows = sam.locator('.verification-rows tbody th a')
  expect(await rows.allTextContents()).toEqual([first, second])
  expect(await barriersIn(sam, 'main')).toEqual([])

  // With the keyboard alone.
  await sam.getByRole('link', { name: first }).press('Enter')
  await sam.getByText('Take the verification to see the documents.').waitFor()
  expect(await sam.getByRole('button', { name: 'Show' }).count()).toBe(0)
  await sam.getByText('1990-01-31').waitFor()
  expect(await barriersIn(sam, 'main')).toEqual([])
  await sam.keyboard.press('Control+Enter')
  await sam.getByRole('dialog', { name: `Start check: ${first}` }).waitFor()
  expect(await barriersIn(sam, 'dialog')).toEqual([])
  await sam.getByRole('dialog').getByRole('button', { name: 'Start check' }).press('Enter')
  await sam.getByText('on check', { exact: true }).waitFor()
  await sam.locator('.document', { hasText: 'Identity document, front' }).getByRole('button', { name: 'Show' }).click()
  const picture = sam.getByRole('img', { name: 'Identity document, front' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(640)
  await sam.getByRole('cell', { name: 'viewed identity document, front' }).waitFor()
  await sam.getByText('400 × 640').first().waitFor()
  await sam.getByRole('button', { name: 'Full size' }).click()
  expect(await barriersIn(sam, 'main')).toEqual([])
  expect(await cutLabels(sam)).toEqual([])

  await sam.getByRole('button', { name: 'Reject…' }).click()
  await sam.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  // Without a reason nothing happens.
  await sam.getByLabel('Reason, which the player reads').selectOption({ label: 'A picture cannot be read' })
  await sam.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await sam.getByText('The documents are rejected.').waitFor()
  await sam.getByRole('cell', { name: 'rejected: A picture cannot be read' }).waitFor()
  expect(await barriersIn(sam, 'main')).toEqual([])

  await sam.getByRole('link', { name: 'Queue' }).click()
  await sam.getByText('1 player waiting').waitFor()
  await sam.getByRole('link', { name: second }).click()
  for (const name of ['Start check', 'Approve'] as const) {
    await sam.getByRole('button', { name: `${name}…` }).click()
    await sam.getByRole('dialog').getByRole('button', { name }).click()
  }
  await sam.getByText('The player is verified.').waitFor()
  await sam.getByRole('button', { name: 'Reopen…' }).click()
  await sam.getByLabel('Note for colleagues').fill('The player has married.')
  await sam.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click()
  await sam.getByRole('cell', { name: 'The player has married.' }).waitFor()
  await sam.getByRole('button', { name: 'Approve…' }).click()
  await sam.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()

  await sam.getByRole('link', { name: 'Queue' }).click()
  await sam.getByText('Nobody is waiting').waitFor()
  await sam.getByLabel('Show').selectOption({ label: 'Incomplete' })
  await sam.getByRole('link', { name: incomplete }).waitFor()
  await sam.getByLabel('Show').selectOption({ label: 'Rejected' })
  await sam.getByRole('searchbox').fill(first)
  await sam.getByRole('link', { name: first }).waitFor()
  await sam.getByRole('searchbox').fill('nobody@example.com')
  await sam.getByText('No verifications match these filters.').waitFor()
  const sue = await signedIn({ role: 'administrator', name: 'Sue' })
  await sue.getByRole('link', { name: 'Log' }).click()
  for (const action of ['view document', 'reject verification', 'approve verification'])
    await sue.getByText(action).first().waitFor()
  expect(sam.complaints.filter((one) => !one.includes('Failed to load resource'))).toEqual([])
})

test('publishers do not see the documents of players', async () => {
  const page = await signedIn({ role: 'publisher', name: 'Eve' })
  expect(await screensOf(page)).not.toContain('Verification')
})
