import { readFileSync, rmSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { createApp } from '../src/server/app.ts'
import { readSettings } from '../src/server/settings.ts'

rmSync('/tmp/var', { recursive: true, force: true })
const app = await createApp(readSettings({ OUT_DIR: 'dist', DATA_DIR: '/tmp/var', LOG_LEVEL: 'error' }))
const address = await app.listen({ port: 0, host: '127.0.0.1' })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const context = await browser.newContext({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true })
const page = await context.newPage()
page.on('console', (m) => console.log('console', m.text().slice(0, 300)))
page.on('pageerror', (m) => console.log('error', m.message))
page.on(
  'response',
  (r) => r.url().includes('/api/') && console.log(r.request().method(), r.url().replace(address, ''), r.status()),
)
page.on('request', (r) => r.isNavigationRequest() && console.log('->', r.url()))
await page.goto(`${address}/new-promo-ipl/${process.argv[2]}?value_1=o1&value_2=77&click_id=c9`)
const html = await page.content()
const mods = /data-modules="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
console.log(
  'first JS gz',
  mods.reduce((s, f) => s + gzipSync(readFileSync('dist' + f)).length, 0),
  mods.length,
)
await page.locator('.button-main').first().click()
await page.waitForTimeout(2500)
await page.screenshot({ path: '/tmp/j1.png' })
const form = page.locator('dialog[open] form')
const tab = process.argv[3] ?? 'email'
if (await form.locator(`[id$="-way-${tab}"]`).count()) await form.locator(`[id$="-way-${tab}"]`).check({ force: true })
if (tab === 'email') await form.locator('[name=email]').fill('asha@example.com')
if (tab === 'phone') {
  await form.locator('[name=phone]').pressSequentially('9876543210')
  console.log('phone shows', await form.locator('[name=phone]').inputValue())
}
if (tab !== 'one-click') {
  await form.locator('[name=password]:visible').fill('correct-horse')
  if (await form.locator('[name=repeat_password]:visible').count())
    await form.locator('[name=repeat_password]').fill('correct-horse')
}
await page.screenshot({ path: '/tmp/j2.png' })
await form.locator('.button-submit').click()
await page.waitForTimeout(2500)
await page.screenshot({ path: '/tmp/j3.png' })
console.log(
  page.url(),
  await context.cookies().then((c) => c.map(({ name, httpOnly }) => name + (httpOnly ? '*' : '')).join(' ')),
)
await browser.close()
await app.close()
