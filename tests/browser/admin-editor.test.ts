import { describe, expect, test } from 'vitest'
import { onThisMachine } from '../machine.ts'
import { adminOver, atMoment, isSaved, openBlock, openGroup, previewIn } from './publishing-admin.ts'

const { server, signedIn, edit } = await adminOver({
  words: 'chicken-road',
  order: 'aviator',
  problem: 'aviator',
  reload: 'aviator',
  moments: 'chicken-road',
  click: 'aviator',
  apart: 'aviator',
})

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
})

describe('the preview', () => {
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
