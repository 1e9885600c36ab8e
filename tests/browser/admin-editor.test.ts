import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { onThisMachine } from '../machine.ts'
import { adminOver, atMoment, isSaved, openBlock, openGroup, pickMore, previewIn } from './publishing-admin.ts'

const { server, signedIn, edit } = await adminOver({
  words: 'chicken-road',
  order: 'aviator',
  problem: 'aviator',
  reload: 'aviator',
  discard: 'aviator',
  code: 'aviator',
  moments: 'chicken-road',
  click: 'aviator',
  together: 'chicken-road',
  apart: 'aviator',
})

const recordOf = (landing: string) =>
  JSON.parse(readFileSync(path.join(server().pages, 'landings', `${landing}.json`), 'utf8'))

describe('a manager', () => {
  test('edits a text in three languages, sees it as it is typed, and publishes it', async () => {
    const page = await signedIn()
    await edit(page, 'words')
    await openBlock(page, 'Hero')
    await page.locator('[data-path=headline]').getByRole('button', { name: 'Languages' }).click()
    const words = { English: '{game}: one lane at a time', Hindi: '{game}: एक-एक लेन', Telugu: '{game}: ఒక్కో లేన్' }
    for (const [language, text] of Object.entries(words)) {
      await page.getByLabel(language, { exact: true }).fill(text)
      await previewIn(page)
        .locator('h1', { hasText: text.replace('{game}: ', '') })
        .waitFor()
    }
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByRole('dialog', { name: /Text/ }).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Publish…' }).click()
    for (const text of Object.values(words)) await page.getByRole('checkbox', { name: text, checked: true }).waitFor()
    await page.getByRole('button', { name: 'Publish 3 texts' }).click()
    await page.getByText(/^Published: \d+ landing/).waitFor({ timeout: onThisMachine(30_000) })
    const live = await (await fetch(`${server().address}/new-promo-ipl/te/words`)).text()
    expect(live).toContain('ఒక్కో లేన్')
    expect(page.complaints).toEqual([])
  })

  test('finds the views where they were when the rest has been read, and when one is chosen', async () => {
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

  test('moves a block with the keyboard, removes one, and undoes both', async () => {
    const page = await signedIn()
    await edit(page, 'order')
    const order = () => page.locator('.block').evaluateAll((all) => all.map((one) => one.getAttribute('data-block')))
    const before = await order()
    await page.locator('[data-block=game] > summary').press('Alt+ArrowUp')
    await expect.poll(order).toEqual(['game', 'hero', ...before.slice(2)])
    const firstShown = () => previewIn(page).locator('[data-field]').first().getAttribute('data-field')
    await expect.poll(firstShown).toBe('blocks/game')
    await openBlock(page, 'How to claim')
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect.poll(order).toEqual(['game', 'hero', 'footer'])
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect.poll(order).toEqual(before)
    await isSaved(page)
  })

  test('is led from an error to its field, and can publish only once it is fixed', async () => {
    const page = await signedIn()
    await edit(page, 'problem')
    await openBlock(page, 'Hero')
    const field = page.locator('[data-path=headline] textarea')
    await field.fill('Take off, {nam}')
    await page.locator('.block > summary', { hasText: 'Hero' }).click()
    const problem = page.getByRole('button', { name: '1 error' })
    await problem.waitFor()
    await isSaved(page)
    await page.getByRole('button', { name: 'Publish…' }).click()
    await page.getByText('Fix these errors before publishing').waitFor()
    expect(await page.getByRole('button', { name: /^Publish 1 draft/ }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await problem.click()
    await page.getByRole('button', { name: /uses \{nam\}/ }).click()
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
    await field.fill('Take off, {game}')
    await problem.waitFor({ state: 'hidden' })
    await isSaved(page)
  })

  test('learns how many checks come first when the server is busy, and that the check is repeated', async () => {
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

  test('discards a draft after a question, and brings it back by undo; a colleague sees which of them there is', async () => {
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
    await page
      .getByRole('dialog', { name: 'Discard the draft?' })
      .getByRole('button', { name: 'Discard draft' })
      .click()
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

  test('finds a draft again after a reload, and can still undo', async () => {
    const page = await signedIn()
    await edit(page, 'reload')
    await openGroup(page, 'The page')
    await page.locator('[data-path=notes] textarea').fill('For the final.')
    await isSaved(page)
    await page.reload()
    await previewIn(page).locator('h1').waitFor()
    await openGroup(page, 'The page')
    const notes = page.locator('[data-path=notes] textarea')
    expect(await notes.inputValue()).toBe('For the final.')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => notes.inputValue()).toBe('')
  })

  test('sees the same record in form and JSON', async () => {
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
})

describe('the preview', () => {
  test('shows each moment of a visit, and registers nobody', async () => {
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

  test('leads from what is clicked to its field, and from a field to what it shows', async () => {
    const page = await signedIn()
    await edit(page, 'click')
    await previewIn(page).locator('.traced[data-block=hero] h1').click()
    const field = page.locator('[data-block=hero] [data-path=headline] textarea')
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
    await previewIn(page).locator('h1[data-outlined]').waitFor()
    await previewIn(page).locator('.hero-figure[data-field]').click({ force: true })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[data-path]')?.getAttribute('data-path')))
      .toBe('figure')
    await openBlock(page, 'How to claim')
    await page.locator('[data-block=steps] [data-path=headline] textarea').focus()
    await previewIn(page).locator('[data-block=steps] h2[data-outlined]').waitFor()
    await previewIn(page).locator('[data-field="button/text"]').first().dispatchEvent('click')
    await page.locator('.group[open] [data-path="button/text"]').waitFor()
  })

  test('shows the page as one visitor gets it: in his currency, at his time, where his market is closed', async () => {
    const page = await signedIn()
    await edit(page, 'moments')
    await atMoment(page, 'Registration')
    await page.getByRole('button', { name: 'Visitor' }).click()
    const menu = page.getByRole('group', { name: 'Visitor' })
    await menu.getByLabel('Currency').selectOption('BDT')
    await expect.poll(() => previewIn(page).locator('dialog[open]').textContent()).toMatch(/BDT.25,000/)
    await menu.getByLabel('Country').selectOption('IN')
    await page.getByText('The market india is closed: on a live site').waitFor()
    await page.keyboard.press('Escape')
    await atMoment(page, 'Market closed')
    await previewIn(page).locator('main.plain h1').waitFor()
    expect(await previewIn(page).locator('main.plain a').count()).toBeGreaterThan(0)
    expect(page.complaints).toEqual([])
  })
})

describe('two managers of one landing', () => {
  test('who change different fields both keep what they did, and see each other', async () => {
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

  test('who change the same field are shown both, and nothing is overwritten silently', async () => {
    const [asha, ravi] = await Promise.all([signedIn({ name: 'Asha' }), signedIn({ name: 'Ravi' })])
    await edit(asha, 'apart')
    await edit(ravi, 'apart')
    for (const page of [asha, ravi]) await openGroup(page, 'The page')
    // Nobody hears of the other's change before having made an own one.
    const isTyped = Promise.withResolvers<void>()
    await asha.route('**/admin/api/draft', async (route) => {
      await isTyped.promise
      await route.continue()
    })
    await asha.locator('[data-path=notes] textarea').fill('Mine.')
    await ravi.locator('[data-path=notes] textarea').fill('Ours.')
    isTyped.resolve()
    const conflicted = await Promise.race(
      [asha, ravi].map((page) =>
        page
          .getByText('Conflicting changes')
          .waitFor({ timeout: onThisMachine(20_000) })
          .then(() => page),
      ),
    )
    const conflict = conflicted.locator('.conflict').filter({ hasText: 'Notes' })
    expect((await conflict.getByText(/^(Mine|Ours)\.$/).allTextContents()).toSorted()).toEqual(['Mine.', 'Ours.'])
    await conflicted.getByRole('button', { name: 'Take theirs' }).click()
    await conflicted.getByText('Conflicting changes').waitFor({ state: 'hidden' })
    await isSaved(conflicted)
  })
})
