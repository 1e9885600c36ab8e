import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { slowLink } from '../../../src/rules/pictures/cost.ts'
import { createApp } from '../../../src/server/app.ts'
import { readSettings } from '../../../src/server/settings.ts'
import { UsageError } from '../../cli/command.ts'
import { copySite } from '../copy-site.ts'
import type { BenchSize } from '../size.ts'
import { openSlowLink } from './slow-link.ts'

export type OpenSite = {
  readonly browser: Browser
  /** The address over slow 4G. */
  readonly origin: string
  /** The address without the slow link. */
  readonly fast: string
  /** The folder that is served. */
  readonly out: string
  /** The folder of its database. */
  readonly data: string
  readonly close: () => Promise<void>
}

/** Serves the shipped pages, also over slow 4G. */
export async function openSite(size: BenchSize, settings: Readonly<Record<string, string>>): Promise<OpenSite> {
  const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium'
  if (!existsSync(executablePath))
    throw new UsageError(`No browser found at ${executablePath}; set CHROME_PATH to one.`)
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-visits-'))
  const [out, data] = [path.join(folder, 'out'), path.join(folder, 'data')]
  copySite(size, out)
  const app = await createApp(
    readSettings({ OUT_DIR: out, DATA_DIR: data, LOG_LEVEL: 'silent', SPORTS_FEED: 'off', ...settings }),
  )
  const fast = await app.listen({ port: 0, host: '127.0.0.1' })
  const slow = await openSlowLink(Number(new URL(fast).port), slowLink)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] })
  return {
    browser,
    origin: `http://127.0.0.1:${(slow.address() as AddressInfo).port}`,
    fast,
    out,
    data,
    async close() {
      await browser.close()
      slow.close()
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
