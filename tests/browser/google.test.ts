import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { cases } from '../machine.ts'
import { atMainSite, openForm, startJourneys } from './journey.ts'

const { arrive, accountsBy } = await startJourneys()

/** Presses Google's button, and returns its window. */
async function pressGoogle(visitor: Page) {
  const form = await openForm(visitor)
  const [account] = await Promise.all([visitor.waitForEvent('popup'), form.locator('.button-google').click()])
  return { form, account }
}

/** The page can do nothing in the meantime. It waits for an answer, as a loop would keep the machine busy, too. */
async function keepBusy(visitor: Page, milliseconds: number): Promise<void> {
  await visitor.route('**/busy', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    await route.fulfill({ body: '' })
  })
  await visitor.evaluate(() => {
    const request = new XMLHttpRequest()
    request.open('GET', '/busy', false)
    request.send()
  })
}

async function answer(account: Page, name: string): Promise<void> {
  await account.locator('input[type=email]').fill(name)
  await account.locator('form button').click()
}

const notice = (visitor: Page) => visitor.locator('dialog[open] .notification').textContent()

describe('Google’s button', () => {
  /** How long the page is busy while the answer arrives, and how long the answer takes, in milliseconds. */
  const sooner = [0, 150, 300, 450, 900].flatMap((busy) => [0, 700].map((slow) => [busy, slow] as const))
  const timings = cases([[2500, 700]], [[2500, 0], ...sooner])
  test.each(timings)('registers, with a page busy for %i ms and an answer after %i ms', async (busy, slow) => {
    const visitor = await arrive('chickenroad-1')
    const { account } = await pressGoogle(visitor)
    await visitor.context().route(/demo-issuer/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, slow))
      await route.continue()
    })
    const name = `${crypto.randomUUID()}@gmail.com`
    const isAnswered = answer(account, name)
    const isFree = keepBusy(visitor, busy)
    await Promise.all([isAnswered, isFree, atMainSite(visitor)])
    expect(await accountsBy('email', name)).toHaveLength(1)
    await expect.poll(() => account.isClosed()).toBe(true)
  })

  test('says that its window was closed, and works again', async () => {
    const visitor = await arrive('chickenroad-1')
    const { form, account } = await pressGoogle(visitor)
    await account.locator('form').waitFor()
    await account.close()
    await expect.poll(() => notice(visitor)).toContain('closed before')
    const [again] = await Promise.all([visitor.waitForEvent('popup'), form.locator('.button-google').click()])
    await answer(again, `${crypto.randomUUID()}@gmail.com`)
    await atMainSite(visitor)
  })

  test('pressed twice uses one window, and signs in once', async () => {
    const visitor = await arrive('chickenroad-1')
    const { form, account } = await pressGoogle(visitor)
    await account.locator('form').waitFor()
    const loaded = account.waitForResponse(/authorize/)
    await form.locator('.button-google').click()
    await loaded
    const name = `${crypto.randomUUID()}@gmail.com`
    await answer(account, name)
    await atMainSite(visitor)
    expect(await accountsBy('email', name)).toHaveLength(1)
  })

  test('says that its window was blocked', async () => {
    const visitor = await arrive('chickenroad-1')
    await visitor.evaluate('window.open = () => null')
    const form = await openForm(visitor)
    await form.locator('.button-google').click()
    await expect.poll(() => notice(visitor)).toContain('Allow pop-ups')
  })
})
