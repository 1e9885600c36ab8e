import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { onThisMachine } from '../machine.ts'
import { cutLabels } from './cut-labels.ts'
import { adminOver, atMoment, isSaved, openGroup, pickMore, previewIn } from './publishing-admin.ts'
import { inMotion } from './visit.ts'

const { server, signedIn, edit } = await adminOver({
  unfinished: 'aviator',
  moments: 'chicken-road',
  problem: 'aviator',
  discard: 'aviator',
  code: 'aviator',
  click: 'aviator',
  together: 'chicken-road',
})

const recordOf = (landing: string) =>
  JSON.parse(readFileSync(path.join(server().pages, 'landings', `${landing}.json`), 'utf8'))

test('a manager keeps unfinished JSON over tabs and a reload, disturbs no colleague by it, and takes it over once it can be read', async () => {
  const [page, ravi] = await Promise.all([signedIn(), signedIn({ name: 'Ravi' })])
  await edit(page, 'unfinished')
  const json = page.getByRole('textbox', { name: 'The record as JSON' })
  const tab = (name: string) => page.getByRole('tab', { name }).click()
  await tab('JSON')
  await json.press('Control+End')
  await json.pressSequentially(' oops')
  await page.getByText('Unfinished JSON is kept here, but not saved').waitFor()
  await tab('Form')
  await page.getByText('The form can be changed again').waitFor()
  page.once('dialog', (question) => question.accept())
  await page.reload()
  await edit(ravi, 'unfinished')
  expect(await ravi.locator('.editor-bar .badge').first().textContent()).toBe('Published')
  await openGroup(ravi, 'The page')
  await ravi.getByLabel('Notes').fill('From Ravi')
  await isSaved(ravi)
  await page.getByRole('button', { name: 'Finish the JSON' }).click()
  await json.getByText('oops').waitFor()
  await json.press('Control+End')
  for (const _ of ' oops') await json.press('Backspace')
  await page.getByText('Unfinished JSON is kept here').waitFor({ state: 'detached' })
  await tab('Form')
  await openGroup(page, 'The page')
  expect(await page.getByLabel('Notes').isEditable()).toBe(true)
  await expect.poll(() => page.getByLabel('Notes').inputValue(), { timeout: onThisMachine(15_000) }).toBe('From Ravi')
  expect(page.complaints).toEqual([])
})

test('the preview shows the page in two languages, or on two devices, side by side', async () => {
  const page = await signedIn()
  await edit(page, 'moments')
  expect(await cutLabels(page)).toEqual([])
  const second = page.locator('iframe[title="The page beside it"]')
  const beside = page.getByLabel('Side by side with')
  await beside.selectOption('+ हिन्दी')
  await expect.poll(() => second.contentFrame().locator('html').getAttribute('lang')).toMatch(/^hi\b/)
  expect(await previewIn(page).locator('html').getAttribute('lang')).toMatch(/^en\b/)
  await beside.selectOption('+ Desktop')
  await expect.poll(() => second.evaluate((frame) => frame.clientWidth)).toBeGreaterThan(1000)
  await beside.selectOption('One page')
  await second.waitFor({ state: 'detached' })
})

test('the preview shows what comes without scripts, and without motion', async () => {
  const page = await signedIn(inMotion)
  await edit(page, 'moments')
  await page.getByRole('button', { name: 'Visitor' }).click()
  await page.getByLabel('No JavaScript').check()
  await atMoment(page, 'Registration')
  const dialog = previewIn(page).locator('dialog:target')
  await dialog.waitFor()
  expect(await dialog.getAttribute('open')).toBeNull()
  await atMoment(page, 'First visit')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Visitor' }).click()
  await page.getByLabel('No JavaScript').uncheck()
  const animated = () =>
    previewIn(page)
      .locator('body *')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).animationName !== 'none').length)
  await expect.poll(animated).toBeGreaterThan(0)
  await page.getByLabel('Reduced motion').check()
  await expect.poll(animated).toBe(0)
  expect(page.complaints).toEqual([])
})

test('a manager finds the views where they were when the rest has been read, and when one is chosen', async () => {
  const page = await signedIn()
  const { promise: aBitLater, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/admin/api/catalogue', async (route) => {
    await aBitLater
    await route.continue()
  })
  await page.goto(`${server().address}/admin/#/edit/landings/click.json`)
  const history = page.getByRole('tab', { name: 'History' })
  const place = await history.boundingBox()
  answer()
  await page.getByRole('link', { name: 'View live' }).waitFor()
  expect(await history.boundingBox()).toEqual(place)
  await page.route('**/admin/api/version?*', (route) => route.abort(), { times: 1 })
  await history.click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('This is the first version.').waitFor()
  expect(await history.boundingBox()).toEqual(place)
})

test('a manager learns how many checks come first when the server is busy, and that the check is repeated', async () => {
  const page = await signedIn()
  const busy = { status: 503, code: 'registry-busy', message: 'Try again in a moment', details: { ahead: 3 } }
  // The texts may come after the first check, which is then made anew.
  const repeated = { isTold: false, times: 0 }
  await page.route('**/admin/api/check', (route) => {
    if (!repeated.isTold) return route.fulfill({ status: 503, json: busy })
    repeated.times += 1
    return route.continue()
  })
  await page.goto(`${server().address}/admin/#/edit/landings/problem.json`)
  await page.getByRole('status').getByText('3 checks of colleagues first, then this one.').waitFor()
  expect(await page.getByText('Try again').count()).toBe(0)
  repeated.isTold = true
  await page.getByText('3 checks of colleagues first').waitFor({ state: 'detached' })
  expect(repeated.times).toBe(1)
})

test('a manager discards a draft after a question, and brings it back by undo; a colleague sees which of them there is', async () => {
  const [page, ravi] = await Promise.all([signedIn(), signedIn({ name: 'Ravi' })])
  await Promise.all([edit(page, 'discard'), edit(ravi, 'discard')])
  const seen = (state: string) =>
    ravi
      .locator('.editor-bar .badge')
      .getByText(state)
      .waitFor({ timeout: onThisMachine(15_000) })
  await openGroup(page, 'The page')
  const badge = page.locator('.editor-bar .badge')
  await page.getByLabel('Notes').fill('For Diwali')
  await badge.getByText('Changed').waitFor()
  await seen('Changed')
  await pickMore(page, 'Discard draft…')
  await page.getByRole('dialog', { name: 'Discard the draft?' }).getByRole('button', { name: 'Discard draft' }).click()
  await badge.getByText('Published').waitFor()
  await seen('Published')
  expect(await page.getByLabel('Notes').inputValue()).not.toBe('For Diwali')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await badge.getByText('Changed').waitFor()
  expect(await page.getByLabel('Notes').inputValue()).toBe('For Diwali')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await badge.getByText('Published').waitFor()
  expect(page.complaints).toEqual([])
})

test('a manager sees the same record in form and JSON', async () => {
  const page = await signedIn()
  await edit(page, 'code')
  await page.getByRole('tab', { name: 'JSON' }).click()
  const code = page.getByLabel('The record as JSON')
  expect(await code.textContent()).toContain('"slug": "code"')
  await code.focus()
  await page.keyboard.press('Control+End')
  for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('End')
  await page.keyboard.type(',"theme":"jetx"')
  await previewIn(page).locator('body.theme-jetx').waitFor()
  await page.getByRole('tab', { name: 'Form' }).click()
  await openGroup(page, 'The page')
  await page.locator('[data-path=theme]').getByText('changed here').click()
  await previewIn(page).locator('body.theme-aviator').waitFor()
  await isSaved(page)
})

test('the preview shows each moment of a visit, and registers nobody', async () => {
  const page = await signedIn()
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !request.url().includes('/admin/api/')) calls.push(request.url())
  })
  await edit(page, 'moments')
  const moments = await page.getByLabel('Moment of the visit').locator('option').allInnerTexts()
  expect(moments.length).toBeGreaterThan(15)
  for (const moment of moments) {
    await atMoment(page, moment)
    await expect
      .poll(() => previewIn(page).locator('dialog[open]').count())
      .toBe(/First|sent|closed/.test(moment) ? 0 : 1)
  }
  await atMoment(page, 'Registration')
  await previewIn(page).locator('dialog[open] [name=email]').fill('nobody@example.com')
  await previewIn(page).locator('dialog[open] [name=password]').fill('correct-horse')
  await previewIn(page).locator('dialog[open] .button-submit').click({ force: true })
  expect(calls).toEqual([])
  expect(page.complaints).toEqual([])
})

test('two managers of one landing who change different fields both keep what they did, and see each other', async () => {
  const [asha, ravi] = await Promise.all([signedIn({ name: 'Asha' }), signedIn({ name: 'Ravi' })])
  await edit(asha, 'together')
  await edit(ravi, 'together')
  for (const page of [asha, ravi]) await openGroup(page, 'The page')
  await asha.locator('[data-path=notes] textarea').fill('From Asha.')
  await ravi.locator('[data-path=theme] .picked').click()
  await ravi.getByRole('button', { name: /^jetx/ }).click()
  for (const page of [asha, ravi]) {
    await isSaved(page)
    await previewIn(page)
      .locator('body.theme-jetx')
      .waitFor({ timeout: onThisMachine(15_000) })
    await expect
      .poll(() => page.locator('[data-path=notes] textarea').inputValue(), { timeout: onThisMachine(15_000) })
      .toBe('From Asha.')
  }
  await asha.getByText('Also here: Ravi').waitFor()
  await asha.getByRole('button', { name: 'Publish…' }).click()
  await asha.getByRole('button', { name: /^Publish 1 draft/ }).click()
  await asha.getByText(/^Published: \d+ landing/).waitFor({ timeout: onThisMachine(30_000) })
  expect(recordOf('together')).toMatchObject({ theme: 'jetx', notes: 'From Asha.' })
})
