import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriersIn } from './barriers.ts'
import { adminOver, previewIn } from './publishing-admin.ts'

const { server, signedIn, edit } = await adminOver({ one: 'aviator', two: 'chicken-road' })

const open = (page: Page, screen: string) => page.goto(`${server().address}/admin/#${screen}`)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')
const isExpanded = (page: Page, name: string) => page.getByRole('button', { name }).getAttribute('aria-expanded')

describe('a menu button', () => {
  test('opens with the arrows, wraps, takes letters, closes with Escape and picks with Enter', async () => {
    const page = await signedIn()
    await edit(page, 'one')
    const button = page.getByRole('button', { name: 'Add a block' })
    await button.focus()
    await page.keyboard.press('ArrowDown')
    const items = await page.getByRole('menuitem').allTextContents()
    expect(await focused(page)).toBe(items[0])
    await page.keyboard.press('ArrowUp')
    expect(await focused(page)).toBe(items.at(-1))
    await page.keyboard.press('Home')
    expect(await focused(page)).toBe(items[0])
    expect(await barriersIn(page, '.blocks')).toEqual([])
    await page.keyboard.type('foo')
    expect(await focused(page)).toMatch(/^Foo/)
    await page.keyboard.press('Escape')
    expect(await page.getByRole('menu').count()).toBe(0)
    expect(await focused(page)).toContain('Add a block')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.block').count()).toBe(5)
    expect(page.complaints).toEqual([])
  })
})

describe('the tabs of the editor', () => {
  test('are one stop of Tab, and change with the arrows', async () => {
    const page = await signedIn()
    await edit(page, 'one')
    await page.getByRole('tab', { name: 'Form' }).focus()
    await page.keyboard.press('ArrowRight')
    expect(await focused(page)).toBe('JSON')
    await page.getByRole('tabpanel', { name: 'JSON' }).waitFor()
    await page.keyboard.press('End')
    expect(await focused(page)).toBe('History')
    await page.keyboard.press('ArrowRight')
    expect(await focused(page)).toBe('Form')
    expect(await page.locator('[role=tab][tabindex="0"]').count()).toBe(1)
  })
})

describe('a popover', () => {
  test('is entered with the arrow, left with Escape, and closed by a press elsewhere', async () => {
    const page = await signedIn({ at: '/' })
    await page.getByRole('button', { name: 'Columns' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('fieldset')?.getAttribute('aria-label')))
      .toBe('Columns')
    await page.keyboard.press('Escape')
    expect(await focused(page)).toContain('Columns')
    expect(await isExpanded(page, 'Columns')).toBe('false')
    await page.keyboard.press('Enter')
    expect(await isExpanded(page, 'Columns')).toBe('true')
    await page.getByRole('heading', { name: 'Landings' }).click()
    expect(await isExpanded(page, 'Columns')).toBe('false')
  })
})

describe('a combobox', () => {
  test('opens with the arrow, says how many there are, keeps the active one in view, and picks with Enter', async () => {
    const page = await signedIn()
    await open(page, '/links')
    const field = page.getByRole('combobox', { name: 'Landing' })
    await field.focus()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('status').getByText('2 results').waitFor()
    expect(await field.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('ArrowDown')
    const active = page.locator('[role=option][aria-selected=true]')
    expect(await field.getAttribute('aria-activedescendant')).toBe(await active.getAttribute('id'))
    expect(await barriersIn(page, '.links-form')).toEqual([])
    await page.keyboard.press('Escape')
    expect(await field.getAttribute('aria-expanded')).toBe('false')
    await page.keyboard.type('two')
    await page.keyboard.press('Enter')
    expect(await field.inputValue()).toBe('two')
    expect(page.complaints).toEqual([])
  })
})

test('a language has no empty phone, but says where to see it', async () => {
  const page = await signedIn()
  await edit(page, 'one')
  await open(page, '/edit/locales/hi.json')
  await page.locator('.workbench-form').getByRole('link', { name: 'Texts' }).waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
  expect(await barriersIn(page, '.workbench-form')).toEqual([])
  await open(page, '/edit/landings/two.json')
  await previewIn(page).locator('h1').waitFor()
})
