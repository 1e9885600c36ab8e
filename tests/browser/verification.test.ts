import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decide } from '../../src/services/verification/staff-tools/decide.ts'
import { newAddress, newEmail } from '../identities.ts'
import { jpeg, jpegWithPlace } from '../services/verification/pictures.ts'
import { barriersIn } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { startServer } from './server.ts'
import { desktop, open, phone, type Visit } from './visit.ts'

const server = await startServer({ CAPTCHA: 'off' })
const browser = await launchBrowser()

async function newPlayer(options = phone, currency = 'INR'): Promise<Visit & { readonly id: string }> {
  const visitor = await open(browser, options)
  const agreed = { password: 'correct-horse', repeat_password: 'correct-horse', checkbox1: true, checkbox2: true }
  const form = { username: newEmail(), ...agreed, currency, bonus_id: null, type: '1', form_id: crypto.randomUUID() }
  const headers = { 'x-forwarded-for': newAddress() }
  const answer = await visitor.request.post(`${server.address}/api/v3/registration`, { data: form, headers })
  return Object.assign(visitor, { id: (await answer.json()).data.id as string })
}

const openPage = (visitor: Page, language = '') => visitor.goto(`${server.address}${language}/verification`)
const card = (visitor: Page, name: string) => visitor.locator('.document', { hasText: name })
const [front, back, address] = ['Identity document, front', 'Identity document, back', 'Proof of address'] as const

async function choose(within: Locator, buffer: Buffer, mimeType = 'image/jpeg'): Promise<void> {
  await within.locator('.document-file input').setInputFiles({ name: 'photo.jpg', mimeType, buffer })
}

async function send(visitor: Page, name: string): Promise<void> {
  const within = card(visitor, name)
  await choose(within, await jpeg())
  await within.getByRole('button', { name: 'Send this picture' }).click()
  await within.locator('.chosen').waitFor({ state: 'detached' })
  await within.getByText('Received').waitFor()
}

const documentsOf = ({ id }: { readonly id: string }) =>
  server.db.selectFrom('verification_documents').select(['kind', 'upload_id']).where('account_id', '=', id).execute()

/** What a colleague does. */
async function act(player: { readonly id: string }, name: 'take' | 'approve' | 'reject'): Promise<void> {
  const { id } = await server.db
    .selectFrom('verifications')
    .select('id')
    .where('account_id', '=', player.id)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const sender = { ip: '', userAgent: '', requestId: '', log: { ...console, info: () => {} } }
  const done = { id, staff: 'colleague', note: '', sender }
  const tools = { db: server.db, now: Date.now }
  await decide(tools, name === 'reject' ? { ...done, act: name, reason: 'cropped' } : { ...done, act: name })
}

test('on a phone: what is asked for, a look at each picture, sent, replaced, rejected and sent anew', async () => {
  const visitor = await newPlayer()
  await openPage(visitor)
  await card(visitor, front).waitFor()
  await visitor.getByText('Only the colleagues who check them see your documents.').waitFor()
  expect(await visitor.locator('.document h2').allTextContents()).toEqual([front, back, address])
  const inputs = card(visitor, front).locator('input')
  expect(await inputs.evaluateAll((all) => all.map((input) => input.getAttribute('capture')))).toEqual([
    'environment',
    null,
  ])
  expect(await barriersIn(visitor, 'html')).toEqual([])

  await choose(card(visitor, front), await jpegWithPlace())
  const preview = card(visitor, front).getByRole('img', { name: 'Preview of the picture' })
  // It lies on its side, and is shown upright.
  await expect.poll(() => preview.evaluate((canvas: HTMLCanvasElement) => canvas.height > canvas.width)).toBe(true)
  await expect.poll(() => visitor.evaluate(() => document.activeElement?.textContent)).toBe('Send this picture')
  expect(await barriersIn(visitor, 'html')).toEqual([])
  await visitor.keyboard.press('Enter')
  await card(visitor, front).getByText('Received').waitFor()
  await visitor.getByRole('heading', { name: 'Sent', exact: true }).waitFor()
  await expect.poll(() => visitor.evaluate(() => document.activeElement?.textContent)).toBe(front)
  expect(await barriersIn(visitor, 'html')).toEqual([])

  await send(visitor, back)
  await send(visitor, address)
  await visitor.getByRole('heading', { name: 'In process' }).waitFor()
  await card(visitor, address).getByRole('button', { name: 'Replace' }).click()
  await send(visitor, address)
  expect(await documentsOf(visitor)).toHaveLength(3)
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await act(visitor, 'take')
  await visitor.getByRole('heading', { name: 'On check' }).waitFor()
  expect(await visitor.getByRole('button', { name: 'Replace' }).count()).toBe(0)
  expect(await barriersIn(visitor, 'html')).toEqual([])
  await act(visitor, 'reject')
  await visitor.getByRole('heading', { name: 'Rejected' }).waitFor()
  await visitor.locator('.standing', { hasText: 'all four corners' }).waitFor()
  expect(await barriersIn(visitor, 'html')).toEqual([])

  for (const name of [front, back, address]) await send(visitor, name)
  await visitor.locator('.earlier', { hasText: 'all four corners' }).waitFor()
  await act(visitor, 'take')
  await act(visitor, 'approve')
  await visitor.getByRole('heading', { name: 'Verified' }).waitFor()
  expect(await visitor.locator('.document').count()).toBe(0)
  expect(visitor.complaints).toEqual([])
})

test('what cannot be sent says why before it is sent, in the player’s words', async () => {
  const visitor = await newPlayer({ ...desktop, viewport: { width: 320, height: 700 } })
  await openPage(visitor)
  const within = card(visitor, front)
  const problem = within.getByRole('alert')
  await choose(within, Buffer.from('%PDF-1.7'), 'application/pdf')
  await expect.poll(() => problem.textContent()).toContain('This is not a JPEG, PNG or WebP picture.')
  await within.getByRole('button', { name: 'Choose another' }).click()
  await choose(within, Buffer.from('no picture'))
  await expect.poll(() => problem.textContent()).toContain('damaged or incomplete')
  expect(await within.getByRole('button', { name: 'Send this picture' }).count()).toBe(0)
  expect(await barriersIn(visitor, 'html')).toEqual([])
  await within.getByRole('button', { name: 'Choose another' }).click()
  // The server has the last word.
  await choose(
    within,
    await (await import('sharp'))
      .default(await jpeg())
      .resize(300, 150)
      .jpeg()
      .toBuffer(),
  )
  await within.getByRole('button', { name: 'Send this picture' }).click()
  await expect.poll(() => problem.textContent()).toContain('too small to be read')
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await documentsOf(visitor)).toEqual([])
})

test('a photo of a good camera is made smaller before it is sent, and stays upright', async () => {
  const visitor = await newPlayer(desktop)
  await openPage(visitor)
  const within = card(visitor, front)
  const large = await sharp(await jpegWithPlace())
    .resize(4000, 3000)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  await choose(within, large)
  await within.getByRole('button', { name: 'Send this picture' }).click()
  await within.getByText('Received').waitFor()
  const sizes = server.db.selectFrom('verification_documents').select(['width', 'height'])
  expect(await sizes.where('account_id', '=', visitor.id).execute()).toEqual([{ width: 1950, height: 2600 }])
})

test('the answer is lost, then the connection: the picture is sent again by itself, and taken once', async () => {
  const visitor = await newPlayer(desktop)
  await openPage(visitor)
  let tries = 0
  await visitor.route('**/verification/documents**', async (route) => {
    tries++
    if (tries === 1) await route.fetch()
    if (tries <= 2) await route.abort('connectionreset')
    else await route.continue()
  })
  const within = card(visitor, front)
  await choose(within, await jpeg())
  await within.getByRole('button', { name: 'Send this picture' }).click()
  await within.getByText('You are offline').waitFor()
  expect(await documentsOf(visitor)).toHaveLength(1)
  const goOn = () => visitor.evaluate(() => void dispatchEvent(new Event('online')))
  await goOn()
  await expect.poll(() => tries).toBe(2)
  await expect
    .poll(async () => {
      await goOn()
      return within.getByText('Received').count()
    })
    .toBe(1)
  expect(await documentsOf(visitor)).toHaveLength(1)
})

test('a slow picture shows how much is sent, and can be stopped', async () => {
  const visitor = await newPlayer(desktop)
  await openPage(visitor)
  const held: (() => void)[] = []
  await visitor.route('**/verification/documents**', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue().catch(() => {})
  })
  const within = card(visitor, back)
  await choose(within, await jpeg())
  await within.getByRole('button', { name: 'Send this picture' }).click()
  await within.getByRole('progressbar').waitFor()
  expect(await barriersIn(visitor, 'html')).toEqual([])
  await expect.poll(() => visitor.evaluate(() => document.activeElement?.textContent)).toBe('Cancel')
  await visitor.keyboard.press('Enter')
  await within.getByRole('button', { name: 'Send this picture' }).waitFor()
  for (const release of held) release()
  expect(await within.getByRole('progressbar').count()).toBe(0)
  expect(await documentsOf(visitor)).toEqual([])
})

test('a market asks for what its record says, in the language of the page', async () => {
  const visitor = await newPlayer(desktop, 'BRL')
  await openPage(visitor, '/pt')
  await card(visitor, 'Comprovante de pagamento').waitFor()
  expect(await visitor.locator('.document h2').count()).toBe(3)
})

test('visitors are asked to sign in', async () => {
  const visitor = await open(browser)
  await openPage(visitor)
  await visitor.getByText('Sign up').first().waitFor()
  expect(await visitor.locator('.document').count()).toBe(0)
})
