import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FrameLocator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onThisMachine } from '../machine.ts'
import { barriersIn } from './barriers.ts'
import { adminOver, isSaved, openGroup, previewIn } from './publishing-admin.ts'

const { server, signedIn, edit } = await adminOver({ guarded: 'aviator' })

const market = () => path.join(server().pages, 'markets/india.json')
const published = { timeout: onThisMachine(30_000) }

/** The bar of the editor is one line, whatever it says. */
async function isOneLine(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 })
  expect((await page.locator('.editor-bar').boundingBox())?.height).toBeLessThan(56)
}

test('a review is requested, declined with a reason, requested again and approved, and an old version is looked at', async () => {
  const record = JSON.parse(readFileSync(market(), 'utf8'))
  writeFileSync(market(), JSON.stringify({ ...record, approval: 'second-person' }))
  const asha = await signedIn({ name: 'Asha' })
  await edit(asha, 'guarded')
  await openGroup(asha, 'The offer')
  await asha
    .locator('[data-path="button/text"]')
    .getByRole('button', { name: /^Choose/ })
    .click()
  const choice = asha.getByRole('dialog')
  await choice.getByRole('searchbox').fill('button.register-percent')
  await choice.getByRole('button', { name: /register-percent/ }).click()
  await isSaved(asha)
  await asha.getByRole('button', { name: 'Publish…' }).click()
  await asha.getByText('a colleague has to approve it').waitFor()
  const change = asha.getByRole('dialog').getByRole('row', { name: /Main button › Text/ })
  await change.getByText('inherited').waitFor()
  expect(await change.locator('del').textContent()).not.toBe('')
  expect(await asha.getByRole('button', { name: 'Publish 1 draft' }).isDisabled()).toBe(true)
  expect(await barriersIn(asha, 'body')).toEqual([])
  await asha.getByRole('button', { name: 'Request a review' }).click()
  await asha.getByText('A colleague finds it under Reviews.').waitFor()

  const ben = await signedIn({ name: 'Ben' })
  await ben.getByRole('link', { name: /^Reviews/ }).click()
  await ben.getByRole('link', { name: 'guarded' }).click()
  await previewIn(ben).locator('h1').waitFor()
  await openGroup(ben, 'The offer')
  await ben.locator('[data-path="button/text"] textarea').focus()
  await ben.getByRole('button', { name: 'Comment', exact: true }).click()
  await ben.getByLabel('About Main button › Text').fill('Is the percent right?')
  await ben.getByRole('button', { name: 'Send' }).click()
  await ben.getByText('1 open comment').waitFor()
  expect(await barriersIn(ben, '.workbench-form')).toEqual([])

  await asha.reload()
  await asha.getByText('Is the percent right?').waitFor()
  await asha.getByRole('button', { name: 'Main button › Text' }).click()
  const focused = () => asha.evaluate(() => document.activeElement?.closest('[data-path]')?.getAttribute('data-path'))
  await expect.poll(focused).toBe('button/text')
  await asha.getByRole('button', { name: 'Done', exact: true }).click()
  await asha.getByText('Is the percent right?').waitFor({ state: 'hidden' })

  await ben.getByRole('link', { name: /^Reviews/ }).click()
  expect(await barriersIn(ben, 'body')).toEqual([])
  await ben.getByRole('button', { name: 'Review…' }).click()
  const pages = ben.getByRole('region', { name: 'guarded: the page before and after' })
  const action = (page: FrameLocator) => page.locator('.hero a, .hero button').first()
  await pages.getByRole('button', { name: 'Look at it large' }).click()
  const large = ben.getByRole('dialog', { name: 'guarded: live now and this version' })
  await large.getByLabel('Language').selectOption('hi')
  const words = (name: string) => action(large.frameLocator(`iframe[title="${name}"]`)).textContent()
  await expect.poll(() => words('This version')).toContain('%')
  await expect.poll(async () => (await words('Live now')) !== (await words('This version'))).toBe(true)
  expect(await barriersIn(ben, '.before-after-large')).toEqual([])
  await large.getByRole('button', { name: 'Close' }).click()
  await ben.getByRole('button', { name: 'Not yet…' }).click()
  await ben.getByLabel('What should Asha change first?').fill('Say it in words.')
  expect(await barriersIn(ben, '.dialog')).toEqual([])
  await ben.getByRole('button', { name: 'Send back' }).click()
  await ben.getByRole('row', { name: /guarded.*Asha.*Ben.*Say it in words\./ }).waitFor()

  await asha.getByRole('region', { name: 'Not yet' }).getByText('Say it in words.').waitFor()
  await isOneLine(asha)
  expect(await barriersIn(asha, 'body')).toEqual([])
  await asha.getByRole('link', { name: /^Reviews 1/ }).click()
  await asha.getByRole('row', { name: /guarded.*You.*Ben.*Say it in words\./ }).waitFor()
  await asha.getByRole('link', { name: 'guarded' }).click()
  await asha.getByRole('button', { name: 'Publish…' }).click()
  await asha.getByRole('button', { name: 'Request a review' }).click()
  await asha.getByText('A colleague finds it under Reviews.').waitFor()
  await asha.keyboard.press('Escape')
  await asha.getByRole('button', { name: 'Review requested' }).waitFor()
  await isOneLine(asha)

  await ben.getByRole('button', { name: 'Review…' }).click()
  await ben.getByRole('button', { name: 'Approve' }).click()
  await ben.getByText('Approved by a second person').waitFor()
  await ben.getByRole('button', { name: 'Publish 1 draft' }).click()
  await ben.getByText(/^Published: 1 landing/).waitFor(published)
  await ben.getByText('Nobody waits for a review at the moment.').waitFor()

  await edit(ben, 'guarded')
  const now = await action(previewIn(ben)).textContent()
  await ben.getByRole('tab', { name: 'History' }).click()
  await ben.getByRole('button', { name: 'Changed on disk' }).click()
  await ben.getByRole('button', { name: 'Look at this version' }).click()
  await ben.getByText('This is a version of the history').waitFor()
  await expect.poll(() => action(previewIn(ben)).textContent()).not.toBe(now)
  await ben.getByRole('button', { name: 'Show the draft again' }).click()
  await expect.poll(() => action(previewIn(ben)).textContent()).toBe(now)
})
