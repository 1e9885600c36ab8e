import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { createApp } from '../../src/server/app.ts'
import { readSettings } from '../../src/server/settings.ts'
import { requireFonts } from './fonts.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly address: string
    readonly siteFolder: string
  }
}

/** Kept between runs, so that builds are incremental. */
const folder = 'node_modules/.cache/powerplay-test-site'

/** Builds the shipped site and serves it, once for all browser tests. */
export default async function serveSite(project: TestProject): Promise<() => Promise<void>> {
  requireFonts()
  const build = spawnSync(process.execPath, ['--import', './scripts/preload.js', 'scripts/build.ts', '--out', folder], {
    encoding: 'utf8',
  })
  if (build.status !== 0) throw new Error(`The site could not be built:\n${build.stdout}${build.stderr}`)
  const data = mkdtempSync(path.join(tmpdir(), 'site-'))
  const settings = {
    OUT_DIR: folder,
    DATA_DIR: data,
    CAPTCHA: 'off',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '127.0.0.1',
    SPORTS_FEED: 'off',
  }
  const app = await createApp(readSettings(settings))
  project.provide('address', await app.listen({ port: 0, host: '127.0.0.1' }))
  project.provide('siteFolder', folder)
  return async () => {
    await app.close()
    rmSync(data, { recursive: true, force: true })
  }
}
