import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { onThisMachine } from '../machine.ts'
import { barriersIn } from './barriers.ts'
import { adminOver, isSaved, openGroup, previewIn } from './publishing-admin.ts'

const { server, signedIn, visiting, edit } = await adminOver({
  summer: 'aviator',
  winter: 'aviator',
  spring: 'chicken-road',
})

const inMenu = async (page: Page, act: string) => {
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: act }).click()
}
/** Answers of these calls wait until they are released. */
async function held(page: Page, calls: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(calls, (route) => promise.then(() => route.continue()))
  return resolve
}

const published = { timeout: onThisMachine(30_000) }

describe('landings that go', () => {
  test('an editor drafts the deletion of a landing, a publisher publishes it, and it is brought back', async () => {
    const asha = await signedIn({ name: 'Asha', role: 'editor' })
    await edit(asha, 'summer')
    await inMenu(asha, 'Delete…')
    await asha.getByLabel('Its address leads to').fill('winter')
    await asha.getByRole('option', { name: /winter/ }).click()
    await asha.getByRole('button', { name: 'Draft the deletion' }).click()
    await asha.getByRole('heading', { name: 'This draft deletes the landing' }).waitFor()
    await asha.getByText('summer leads to winter.').waitFor()
    expect(await barriersIn(asha, 'body')).toEqual([])
    await asha.getByRole('button', { name: 'Keep it' }).click()
    await asha.getByText('The deletion was taken back.').waitFor()
    await asha.getByText('Published', { exact: true }).waitFor()
    // What is told leaves with its screen.
    await asha.getByRole('link', { name: 'Landings', exact: true }).click()
    await asha.locator('[id="landing-summer"]').waitFor()
    expect(await asha.getByText('The deletion was taken back.').count()).toBe(0)
    await edit(asha, 'summer')
    await inMenu(asha, 'Delete…')
    await asha.getByLabel('Its address leads to').fill('winter')
    await asha.getByRole('option', { name: /winter/ }).click()
    await asha.getByRole('button', { name: 'Draft the deletion' }).click()
    await asha.getByRole('heading', { name: 'This draft deletes the landing' }).waitFor()

    const ben = await signedIn({ name: 'Ben', at: '/' })
    await ben.getByText('deleting', { exact: true }).waitFor()
    await ben.goto(`${server().address}/admin/#/edit/landings/summer.json`)
    await ben.getByRole('button', { name: 'Publish…' }).click()
    await ben.getByRole('button', { name: 'Publish 2 drafts' }).click()
    await ben.getByRole('button', { name: 'Bring it back' }).waitFor(published)
    const visitor = await visiting()
    await visitor.goto(`${server().address}/new-promo-ipl/summer?value_1=7`)
    expect(new URL(visitor.url()).pathname + new URL(visitor.url()).search).toBe('/new-promo-ipl/winter?value_1=7')
    await ben.getByRole('button', { name: 'Bring it back' }).click()
    await previewIn(ben).locator('h1').waitFor()
    await ben.getByRole('button', { name: 'Publish…' }).click()
    await ben.getByRole('button', { name: 'Publish 2 drafts' }).click()
    await ben.getByText(/^Published: 1 landing/).waitFor(published)
    await visitor.goto(`${server().address}/new-promo-ipl/summer`)
    expect(new URL(visitor.url()).pathname).toBe('/new-promo-ipl/summer')
  })

  test('a landing is renamed with its draft, its old address leads on, a colleague goes along, and a copy is a draft', async () => {
    const [page, ben] = await Promise.all([signedIn(), signedIn({ name: 'Ben' })])
    await edit(ben, 'spring')
    await openGroup(ben, 'The page')
    await edit(page, 'spring')
    await openGroup(page, 'The page')
    await page.locator('[data-path=notes] textarea').fill('Half a thought.')
    await isSaved(page)
    const release = await held(page, '**/admin/api/drafts')
    await inMenu(page, 'Rename…')
    await page.getByLabel('New address').fill('winter')
    await page.getByRole('button', { name: 'Rename', exact: true }).click()
    await page.getByText('Waiting for the names in use…').waitFor()
    release()
    await page.getByText('There is already a landing at this address.').waitFor()
    await page.getByLabel('New address').fill('spring-road')
    // What a colleague changes meanwhile is saved under the new address, to which the editor goes by itself.
    const calls = /\/admin\/api\/(draft|presence)$/
    const goOn = await held(ben, calls)
    await ben.getByLabel('Add to Tags').fill('mine')
    await ben.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Rename', exact: true }).click()
    await page.waitForURL(/spring-road/, published)
    goOn()
    await ben.waitForURL(/spring-road/)
    await ben.getByText('This was renamed: it is spring-road now.').waitFor()
    await previewIn(page).locator('h1').waitFor()
    await openGroup(page, 'The page')
    expect(await page.locator('[data-path=notes] textarea').inputValue()).toBe('Half a thought.')
    await page.getByRole('button', { name: 'Remove mine' }).waitFor({ timeout: onThisMachine(15_000) })
    const visitor = await visiting()
    await visitor.goto(`${server().address}/new-promo-ipl/hi/spring`)
    expect(new URL(visitor.url()).pathname).toBe('/new-promo-ipl/hi/spring-road')
    await page.goto(`${server().address}/admin/#/edit/landings/spring.json`)
    await page.waitForURL(/spring-road/)
    await inMenu(page, 'Duplicate…')
    await page.getByLabel('Address of the copy').fill('spring-sky')
    await page.getByRole('button', { name: 'Create draft' }).click()
    await page.waitForURL(/spring-sky/)
    await page.getByText('New', { exact: true }).waitFor()

    // An old address belongs to the landing that had it: it can go back there, which leaves no circle, and no other can.
    await edit(ben, 'summer')
    await inMenu(ben, 'Rename…')
    await ben.getByLabel('New address').fill('spring')
    await ben.getByRole('button', { name: 'Rename', exact: true }).click()
    await ben.getByText(/^There is already/).waitFor()
    await edit(page, 'spring-road')
    await inMenu(page, 'Rename…')
    await page.getByLabel('New address').fill('spring')
    await page.getByRole('button', { name: 'Rename', exact: true }).click()
    await page.waitForURL(/landings\/spring\.json/, published)
    await visitor.goto(`${server().address}/new-promo-ipl/hi/spring-road`)
    expect(new URL(visitor.url()).pathname).toBe('/new-promo-ipl/hi/spring')
  })

  test('the draft of a new landing is renamed, and a colleague and another tab go along with what they changed', async () => {
    const [page, ben] = await Promise.all([signedIn(), signedIn({ name: 'Ben' })])
    await edit(page, 'winter')
    await inMenu(page, 'Duplicate…')
    await page.getByLabel('Address of the copy').fill('frost')
    await page.getByRole('button', { name: 'Create draft' }).click()
    await page.waitForURL(/frost/)
    const tab = await page.context().newPage()
    await edit(tab, 'frost')
    await edit(ben, 'frost')
    await openGroup(ben, 'The page')
    const release = await held(ben, /\/admin\/api\/(draft|presence)$/)
    await ben.getByLabel('Add to Tags').fill('mine')
    await ben.keyboard.press('Enter')
    await inMenu(page, 'Rename…')
    await page.getByLabel('New address').fill('thaw')
    await page.getByRole('button', { name: 'Rename', exact: true }).click()
    await page.waitForURL(/thaw/)
    release()
    for (const one of [ben, tab]) {
      await one.waitForURL(/thaw/)
      await one.getByText('This was renamed: it is thaw now.').waitFor()
    }
    await openGroup(page, 'The page')
    await page.getByRole('button', { name: 'Remove mine' }).waitFor({ timeout: onThisMachine(15_000) })
  })

  test('where the market asks for a second person, a new address waits under Reviews for somebody else', async () => {
    const market = path.join(server().pages, 'markets/india.json')
    writeFileSync(market, JSON.stringify({ ...JSON.parse(readFileSync(market, 'utf8')), approval: 'second-person' }))
    const [asha, ben] = await Promise.all([signedIn({ name: 'Asha' }), signedIn({ name: 'Ben' })])
    await edit(asha, 'winter')
    await inMenu(asha, 'Rename…')
    await asha.getByLabel('New address').fill('snow')
    await asha.getByRole('button', { name: 'Rename', exact: true }).click()
    await asha.getByText(/it waits under Reviews/).waitFor(published)
    await ben.getByRole('link', { name: 'Reviews' }).click()
    const asked = ben.getByRole('region', { name: 'New names that want a second person' }).getByRole('row').nth(1)
    await asked.getByText('snow', { exact: true }).waitFor()
    expect(await barriersIn(ben, '.sections')).toEqual([])
    await asked.getByRole('button', { name: 'Rename' }).click()
    await ben.getByText('It is snow now.').waitFor(published)
    expect((await fetch(`${server().address}/new-promo-ipl/snow`)).status).toBe(200)
  })

  test('a theme that landings use cannot go, and says who uses it', async () => {
    const page = await signedIn()
    await page.goto(`${server().address}/admin/#/edit/themes/aviator.json`)
    await inMenu(page, 'Delete…')
    await page.getByText('It cannot be deleted while other records use it:').waitFor()
    expect(await page.getByRole('dialog').getByRole('link').allTextContents()).toContain('Template crash')
    expect(await barriersIn(page, 'body')).toEqual([])
  })
})
