import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { inviteStaff } from '../../../src/desk/staff/invitations.ts'
import { openDatabase } from '../../../src/kernel/database/database.ts'
import { createApp } from '../../../src/server/app.ts'
import { readSettings } from '../../../src/server/settings.ts'
import { openBuilder } from '../../build/open-builder.ts'
import { copyRecords } from '../copy-records.ts'
import { patience } from '../measure.ts'
import type { BenchSize } from '../size.ts'

/** A server with an admin over its own copy of the records, and a browser page signed in as a publisher. */
export type AdminBench = {
  readonly folder: string
  readonly address: string
  readonly page: Page
}

/** Runs the real server over a copy of the shipped records plus `addRecords`. */
export async function withAdmin<Result>(
  size: Pick<BenchSize, 'shipped'>,
  addRecords: (pages: string) => void,
  work: (bench: AdminBench) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-admin-'))
  const pages = path.join(folder, 'pages')
  copyRecords(size, pages)
  cpSync('locales', path.join(pages, 'locales'), { recursive: true })
  const place = { PAGES_DIR: pages, OUT_DIR: path.join(folder, 'out'), DATA_DIR: path.join(folder, 'data') }
  const { build, close: closeBuilder } = openBuilder({ ...process.env, ...place })
  await build()
  // Added records are listed and edited but not built: the admin shows records, not pages.
  addRecords(pages)
  const settings = readSettings({ ...place, LOG_LEVEL: 'silent', SPORTS_FEED: 'off', CAPTCHA: 'off' })
  const app = await createApp(settings, { build })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const db = openDatabase(settings)
  const link = await inviteStaff({ db, now: Date.now, settings }, { email: 'bench@example.com', role: 'publisher' })
  await db.destroy()
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    return await work({ folder, address, page: await comeIn(browser, `${address}/admin/${new URL(link).hash}`) })
  } finally {
    await browser.close()
    await app.close()
    await closeBuilder()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function comeIn(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  await page.goto(link)
  await page.getByLabel('Your name').fill('Bench')
  await page.locator('input[type=password]').fill('a long enough password')
  await page.locator('button[type=submit]').click()
  await page.getByRole('navigation', { name: 'Screens' }).waitFor()
  return page
}

/** Adds landings, each extending a shipped one and stating little itself. */
export function addLandings(count: number): (pages: string) => void {
  return (pages) => {
    const folder = path.join(pages, 'landings')
    for (let number = 0; number < count; number++) {
      const slug = `campaign-${number}`
      const record = { slug, extends: number % 2 ? 'aviator' : 'chicken-road', tags: [`wave-${number % 50}`] }
      writeFileSync(path.join(folder, `${slug}.json`), JSON.stringify(record))
    }
  }
}

/** Adds a landing with twelve blocks of many kinds. */
export function addLongLanding(pages: string): void {
  const block = (id: string, type: string, rest: object) => ({ id, type, ...rest })
  const steps = { headline: 'steps.headline', steps: ['steps.register', 'steps.deposit', 'play.step'] }
  const crash = {
    headline: 'crash.game-headline',
    intro: 'crash.game-intro',
    action: 'play.start',
    cashOut: 'crash.cash-out',
    look: 'aviator',
    multiplier: 7,
    pace: 'lively',
    won: 'game.won',
  }
  const hero = { headline: 'crash.headline', intro: 'crash.intro', layout: 'split', highlight: 'percent' }
  const blocks = [
    block('hero', 'hero', { eyebrow: 'crash.eyebrow', ...hero }),
    ...Array.from({ length: 5 }, (_, index) => [
      block(`game-${index}`, 'crash', crash),
      block(`steps-${index}`, 'steps', steps),
    ]).flat(),
    block('footer', 'footer', { conditions: true, languages: true }),
  ]
  mkdirSync(path.join(pages, 'landings'), { recursive: true })
  writeFileSync(
    path.join(pages, 'landings/long.json'),
    JSON.stringify({ slug: 'long', extends: 'aviator', blocks }, null, 2),
  )
}
