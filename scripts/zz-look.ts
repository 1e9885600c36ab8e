import { chromium } from 'playwright-core'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
const origin = 'http://127.0.0.1:4199'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const sizes = { phone: { viewport: { width: 360, height: 760 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 }, desk: { viewport: { width: 1280, height: 800 } } } as const
const [places, locales, size, out, theme] = process.argv.slice(2) as [string, string, keyof typeof sizes, string, string?]
const shots: Buffer[] = []
for (const locale of locales.split(',')) {
  const context = await browser.newContext({ ...sizes[size], colorScheme: theme === 'light' ? 'light' : 'dark' })
  const form = { username: `${randomUUID()}@example.com`, password: 'correct-horse', repeat_password: 'correct-horse', checkbox1: true, checkbox2: true, currency: 'INR', bonus_id: 101, type: '1', form_id: randomUUID() }
  const a = await context.request.post(origin + '/api/v3/registration', { data: form })
  const { token } = await a.json()
  const h = { authorization: `Bearer ${token.access_token}` }
  for (const amount of [50000, 125000]) {
    const d = await (await context.request.post(origin + '/api/payment/deposits', { headers: h, data: { request_id: randomUUID(), method: 'upi', amount } })).json()
    if (d.deposit) await context.request.post(origin + `/api/payment/deposits/${d.deposit.id}/transaction`, { headers: h, data: { transaction_id: `4${Math.random().toFixed(11).slice(2)}`, amount } })
  }
  await context.request.patch(origin + '/api/v1/players/me/profile', { headers: h, data: { first_name: 'Asha', last_name: 'Rao', birth: '1990-01-31', gender: 'female', city: 'Pune' } })
  const page = await context.newPage()
  for (const place of places.split(',')) {
    const [path, open] = place.split('!')
    await page.goto(origin + (locale === 'en' ? '' : '/' + locale) + path, { waitUntil: 'networkidle' })
    await page.waitForTimeout(500)
    if (open) for (const d of await page.locator('details summary').all()) await d.click().catch(() => undefined)
    await page.waitForTimeout(300)
    shots.push(await page.screenshot({ fullPage: true }))
  }
  await context.close()
}
await browser.close()
const max = size === 'phone' ? 2400 : 2000
const parts = await Promise.all(shots.map(async (s) => { const m = await sharp(s).metadata(); return { s: m.height! > max ? await sharp(s).extract({ left: 0, top: 0, width: m.width!, height: max }).toBuffer() : s, w: m.width!, h: Math.min(m.height!, max) } }))
let x = 0
const width = parts.reduce((n, p) => n + p.w + 10, 0), height = Math.max(...parts.map((p) => p.h))
await sharp({ create: { width, height, channels: 3, background: '#888' } }).composite(parts.map((p) => { const c = { input: p.s, left: x, top: 0 }; x += p.w + 10; return c })).png().toFile(out)
