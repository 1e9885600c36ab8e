import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onThisMachine } from '../machine.ts'
import { mailed } from '../mails.ts'
import { adminOver, isSaved, openGroup, pickMore } from './publishing-admin.ts'

const { server, signedIn, edit } = await adminOver({
  frozen: 'aviator',
  refused: 'aviator',
  missed: 'aviator',
  cancelled: 'aviator',
  reviewed: 'aviator',
  first: 'aviator',
  second: 'aviator',
})

const notes = (page: Page) => page.locator('[data-path=notes] textarea')
const launch = (page: Page) => page.getByRole('region', { name: 'Planned launch' })

/** Says something in a landing. */
async function draft(page: Page, landing: string, words: string): Promise<void> {
  await edit(page, landing)
  await openGroup(page, 'The page')
  await notes(page).fill(words)
  await isSaved(page)
}

/** Whether it is in sight, and nothing is in front of it. */
const isInSight = (field: Locator) =>
  field.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) === element
  })

async function plan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('row', { name: /^Notes/ }).waitFor()
  for (const width of [820, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    expect(await isInSight(page.getByLabel('Later'))).toBe(true)
  }
  await page.getByLabel('Later').check()
  await page.getByRole('button', { name: 'Plan 1 draft' }).click()
  await launch(page).waitFor()
}

async function addressOf(name: string): Promise<string> {
  const { email } = await server()
    .db.selectFrom('staff')
    .select('email')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return email
}

/** The server finds it due at its next look. */
const letItBeDue = () =>
  server()
    .db.updateTable('planned_changes')
    .set({ publish_at: Date.now() - 1000 })
    .execute()

test('a planned version goes live although a colleague edits on, who sees it, and keeps the next one as a draft', async () => {
  const asha = await signedIn({ name: 'Asha' })
  await draft(asha, 'frozen', 'For the final.')
  await plan(asha)
  const ravi = await signedIn({ name: 'Ravi' })
  await edit(ravi, 'frozen')
  await launch(ravi)
    .getByText(/Planned for .* by Asha/)
    .waitFor()
  await openGroup(ravi, 'The page')
  await notes(ravi).fill('After the final.')
  await isSaved(ravi)
  await launch(ravi).getByText('You are editing the next version').waitFor()
  await launch(ravi).getByRole('button', { name: 'Planned version…' }).click()
  await ravi.getByRole('dialog').getByText('For the final.').waitFor()
  await ravi.keyboard.press('Escape')
  await ravi.getByRole('button', { name: 'Publish…' }).click()
  await ravi
    .getByRole('dialog')
    .getByText(/Asha planned a version of this/)
    .waitFor()
  await ravi.keyboard.press('Escape')
  await letItBeDue()
  await launch(ravi).waitFor({ state: 'hidden', timeout: onThisMachine(60_000) })
  expect(await notes(ravi).inputValue()).toBe('After the final.')
  await ravi.getByText('Changed', { exact: true }).waitFor()
  expect(await ravi.getByText('Conflicting changes').count()).toBe(0)
  await asha.getByRole('tab', { name: 'History' }).click()
  await asha.getByText('For the final.').first().waitFor()
})

test('a planned landing that was never published has a blank in the list, and its picture is not asked for', async () => {
  const [asha, ravi] = await Promise.all([signedIn({ name: 'Asha' }), signedIn({ name: 'Ravi', at: '/' })])
  await edit(asha, 'frozen')
  await pickMore(asha, 'Duplicate…')
  await asha.getByLabel('Address of the copy').fill('not-yet')
  await asha.getByRole('button', { name: 'Create draft' }).click()
  await asha.waitForURL(/not-yet/)
  await plan(asha)
  await ravi.reload()
  const planned = ravi.locator('[id="landing-not-yet"]')
  await planned.locator('.badge', { hasText: 'planned' }).waitFor()
  await ravi.locator('[id="landing-frozen"] iframe').waitFor()
  expect(await planned.locator('.thumbnail[data-blank]').count()).toBe(1)
  expect(await planned.locator('iframe').count()).toBe(0)
  expect(ravi.complaints).toEqual([])
})

test('a moment that passes while the server is away is made up for as soon as it is back, and a colleague sees it', async () => {
  const [asha, ravi] = await Promise.all([signedIn({ name: 'Asha' }), signedIn({ name: 'Ravi' })])
  await draft(asha, 'missed', 'For the final.')
  await plan(asha)
  await edit(ravi, 'missed')
  await launch(ravi).waitFor()
  await server().whileAway(async () => {
    await letItBeDue()
  })
  await launch(ravi).waitFor({ state: 'hidden', timeout: onThisMachine(60_000) })
  await ravi.locator('.editor-bar').getByText('Published', { exact: true }).waitFor()
  await openGroup(ravi, 'The page')
  expect(await notes(ravi).inputValue()).toBe('For the final.')
})

test('a plan that a colleague cancels is told to who made it, by e-mail and where it is open', async () => {
  const [meera, ravi] = await Promise.all([signedIn({ name: 'Meera' }), signedIn({ name: 'Ravi' })])
  await draft(meera, 'cancelled', 'For the final.')
  await plan(meera)
  await edit(ravi, 'cancelled')
  await launch(ravi).getByRole('button', { name: 'Cancel plan' }).click()
  await launch(meera).waitFor({ state: 'hidden', timeout: onThisMachine(15_000) })
  await mailed(server().outbox, await addressOf('Meera'), /(was cancelled)/)
  await openGroup(ravi, 'The page')
  expect(await notes(ravi).inputValue()).toBe('For the final.')
})

test('a refused launch is seen in the list and in the editor, with the reason, and is removed', async () => {
  const nila = await signedIn({ name: 'Nila' })
  await draft(nila, 'refused', 'For the final.')
  await plan(nila)
  await server().db.updateTable('staff').set({ role: 'editor' }).where('name', '=', 'Nila').execute()
  await letItBeDue()
  const ravi = await signedIn({ name: 'Ravi' })
  await edit(ravi, 'refused')
  await launch(ravi)
    .getByText(/may no longer publish/)
    .waitFor({ timeout: onThisMachine(30_000) })
  await mailed(server().outbox, await addressOf('Nila'), /(was refused)/)
  await ravi.getByText('Launch refused', { exact: true }).waitFor()
  await ravi.getByRole('link', { name: 'Back to all landings' }).click()
  await ravi.locator('[id="landing-refused"] .badge', { hasText: 'refused' }).waitFor()
  await edit(ravi, 'refused')
  await launch(ravi).getByRole('button', { name: 'Remove' }).click()
  await launch(ravi).waitFor({ state: 'hidden' })
  expect(ravi.complaints).toEqual([])
})

test('an editor requests a review, and a publisher plans the launch and cancels it', async () => {
  const ravi = await signedIn({ name: 'Ravi', role: 'editor' })
  await edit(ravi, 'reviewed')
  expect(await ravi.getByRole('button', { name: 'Publish…' }).count()).toBe(0)
  await openGroup(ravi, 'The page')
  await notes(ravi).fill('For the final.')
  await ravi.getByRole('button', { name: 'Request a review' }).click()
  await ravi.getByRole('button', { name: 'Review requested' }).waitFor()
  const asha = await signedIn({ name: 'Asha' })
  await edit(asha, 'reviewed')
  const review = asha.getByRole('button', { name: 'Review requested' })
  await review.waitFor()
  await asha.getByRole('button', { name: 'Publish…' }).click()
  await asha.getByLabel('Later').check()
  await asha.getByRole('button', { name: 'Plan 1 draft' }).click()
  await asha.getByText(/^Planned for/).waitFor()
  await asha.getByRole('button', { name: 'Cancel plan' }).click()
  await asha.getByText(/^Planned for/).waitFor({ state: 'hidden' })
  await review.click()
  await asha.getByRole('menuitem', { name: 'Mark as reviewed' }).click()
  await review.waitFor({ state: 'hidden' })
})

test('several drafts of the catalogue are published at once', async () => {
  const page = await signedIn()
  for (const landing of ['first', 'second']) await draft(page, landing, `The ${landing}.`)
  await page.getByRole('link', { name: 'Back to all landings' }).click()
  for (const landing of ['first', 'second'])
    await page.locator(`[id="landing-${landing}"]`).getByRole('checkbox').check({ force: true })
  await page.getByRole('button', { name: 'Publish 2 drafts…' }).click()
  await page.getByRole('dialog').getByText('The second.').waitFor()
  await page.getByRole('button', { name: 'Publish 2 drafts', exact: true }).click()
  await page.getByText('Published: 2 landings').waitFor({ timeout: onThisMachine(30_000) })
})
