import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { cases, onThisMachine } from '../machine.ts'
import { launchBrowser } from './browser.ts'
import { fillEmail, send } from './journey.ts'
import { addressOf, desktop, open, phone, touch, visit } from './visit.ts'

const browser = await launchBrowser()

describe('on failures', () => {
  test('a block that throws shows a message, and the dialog still opens', async () => {
    const page = await open(browser)
    await page.route('**/assets/Wheel-*', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default function Broken() { throw new Error("broken") }',
      }),
    )
    await visit(page, 'wheel-of-fortune-audio')
    await page.getByText('This part cannot be shown right now.').waitFor()
    await expect.poll(() => page.complaints.join()).toContain('The block "game" failed.')
    await page.getByRole('link', { name: 'Sign up' }).click()
    await page.locator('#FortuneRegistration').waitFor()
  })

  test('a missing file reloads the page once, not in a loop', async () => {
    const page = await open(browser)
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await page.route('**/assets/main-*', (route) => route.abort())
    await page.goto(addressOf('1win'))
    const press = () => page.keyboard.press('Shift')
    await Promise.all([page.waitForEvent('load'), press()])
    expect(documents).toBe(2)
    const failed = page.waitForEvent('requestfailed')
    await press()
    await failed
    await page.waitForTimeout(3000)
    expect(documents).toBe(2)
  })

  test('a missing file does not clear typed input', async () => {
    const page = await open(browser)
    const allowed = Promise.withResolvers<void>()
    await page.route('**/assets/main-*', async (route) => {
      await allowed.promise
      await route.abort()
    })
    await page.goto(addressOf('reg-form'))
    await page.getByRole('textbox', { name: 'E-mail' }).fill('somebody@example.com')
    allowed.resolve()
    await page.waitForTimeout(2500)
    expect(await page.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe('somebody@example.com')
  })

  test('a part that cannot be loaded leaves its place empty, and comes once the connection is back', async () => {
    const page = await open(browser)
    await page.route('**/assets/NewPassword-*', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await visit(page, '1win#recover=some-token')
    await failed
    await page.locator('h1').waitFor()
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await page.unroute('**/assets/NewPassword-*')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.locator('#newPassword-password').waitFor()
  })

  test('an unknown parameter shows the default language and adds no class name', async () => {
    const page = await open(browser)
    await visit(page, 'aviator-1/%22%3E%3Cscript%3E')
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    expect(await page.locator('body').getAttribute('class')).toContain('parameter-other')
    expect(page.complaints).toEqual([])
    await visit(page, 'aviator-1/te')
    expect(await page.locator('html').getAttribute('lang')).toBe('te-IN')
    expect(await page.locator('body').getAttribute('class')).toContain('parameter-te')
  })
})

describe('the layout', () => {
  test.each(
    cases(
      [['phone', phone, '1win#auth', 'auth']],
      [['desktop', desktop, '1win#BasicRegistration', 'BasicRegistration']],
    ),
  )(
    'a long error stands at the top of the dialog, beside its close button, and can be closed, on a %s',
    async (...[, screen, path, name]) => {
      const page = await open(browser, screen)
      const words = `Not now, see https://support.powerplay.example/${'what-to-do-'.repeat(9)}`
      const refusal = { status: 400, json: { code: 'no', message: words } }
      await page.route(/user\/login|v3\/registration/, (route) => route.fulfill(refusal))
      await visit(page, path)
      await fillEmail(page.locator(`#${name} form`), 'somebody@example.com')
      await send(page.locator(`#${name} form`))
      const notice = page.locator('.notification')
      await notice.waitFor()
      const [box, whole] = await Promise.all([notice.boundingBox(), page.locator(`#${name}`).boundingBox()])
      expect((box?.x ?? 0) - (whole?.x ?? 0)).toBe(12)
      expect(box?.width).toBe((whole?.width ?? 0) - 12 - 64)
      expect(await notice.locator('p').evaluate((p) => p.scrollWidth - p.clientWidth)).toBe(0)
      await notice.getByRole('button').click()
      await notice.waitFor({ state: 'detached' })
    },
  )

  test.each(cases(['4ra-preloader'], ['4ra-preloader-aviator', '4ra-preloader-casino']))(
    '%s opens its dialog when the animation is over',
    async (path) => {
      const page = await open(browser)
      await visit(page, path)
      await expect.poll(() => page.locator('dialog[open]').count(), { timeout: onThisMachine(8000) }).toBe(1)
      expect(page.complaints).toEqual([])
    },
  )

  test('a click before the application is loaded is replayed', async () => {
    const page = await open(browser)
    await page.goto(addressOf('land-mines'))
    await page.locator('.game-stage button').first().click()
    await page.getByText('1 star found').waitFor()
    expect(page.complaints).toEqual([])
  })

  test('a link to another landing keeps the application and shows the page from its top', async () => {
    const page = await open(browser)
    await visit(page, 'world-cup-giveaway/terms')
    const terms = await surroundings(page)
    await page.evaluate(() => {
      document.documentElement.dataset['application'] = 'the same'
      scrollTo(0, 500)
    })
    // Without scrolling to it first.
    await page.getByRole('link', { name: 'Back' }).evaluate((link) => (link as HTMLAnchorElement).click())
    await page.waitForURL('**/world-cup-giveaway')
    await expect.poll(() => page.locator('h1').textContent()).toContain('Cheer')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect.poll(() => page.title()).toContain('giveaway')
    expect(await page.evaluate(() => document.documentElement.dataset['application'])).toBe('the same')
    await page.goBack()
    await expect.poll(() => page.locator('h1').textContent()).toContain('Terms')
    await expect.poll(() => surroundings(page)).toEqual(terms)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
    expect(page.complaints).toEqual([])
  })

  test('after a reload, Back still leads to the landing before', async () => {
    const page = await open(browser)
    await visit(page, 'world-cup-giveaway/terms')
    const terms = await surroundings(page)
    await page.getByRole('link', { name: 'Back' }).click()
    await expect.poll(() => page.locator('h1').textContent()).toContain('Cheer')
    await page.reload()
    await touch(page)
    await page.goBack()
    await expect.poll(() => page.locator('h1').textContent()).toContain('Terms')
    await expect.poll(() => surroundings(page)).toEqual(terms)
    await page.goForward()
    await expect.poll(() => page.locator('h1').textContent()).toContain('Cheer')
    expect(page.complaints).toEqual([])
  })
})

/** What a landing's document shows besides its content. */
const surroundings = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    theme: document.body.className,
    background: getComputedStyle(document.querySelector('.scene') as Element).backgroundImage,
    heading: getComputedStyle(document.querySelector('h1') as Element).fontSize,
  }))
