import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import { readSettings } from '../../src/server/settings.ts'
import { manifest } from '../shipped.ts'

let out = ''
beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'out-'))
})
afterEach(() => rmSync(out, { recursive: true, force: true }))

async function get(url: string) {
  const app = await createApp(readSettings({ OUT_DIR: out, PLATFORM: 'off', LOG_LEVEL: 'silent' }))
  const { statusCode, body, headers } = await app.inject({ url })
  await app.close()
  return { statusCode, body, type: headers['content-type'], location: headers.location }
}

describe('the server', () => {
  test('is alive before anything is built, and ready afterwards', async () => {
    expect(await get('/healthz')).toMatchObject({ statusCode: 200, body: '{"status":"ok"}' })
    expect(await get('/readyz')).toMatchObject({ statusCode: 503, body: '{"status":"nothing is built"}' })
    writeFileSync(path.join(out, 'manifest.json'), '{}')
    expect(await get('/readyz')).toMatchObject({ statusCode: 503 })
    writeFileSync(path.join(out, 'manifest.json'), JSON.stringify(manifest))
    expect(await get('/readyz')).toMatchObject({ statusCode: 200, body: '{"status":"ready"}' })
  })

  test('redirects from the root to the home page, keeping the query', async () => {
    writeFileSync(path.join(out, 'manifest.json'), JSON.stringify(manifest))
    expect(await get('/')).toMatchObject({ statusCode: 302, location: '/new-promo-ipl/' })
    expect(await get('/?value_1=7')).toMatchObject({ statusCode: 302, location: '/new-promo-ipl/?value_1=7' })
  })

  test('serves only the output of the build', async () => {
    writeFileSync(path.join(out, 'manifest.json'), '{"version":1}')
    writeFileSync(path.join(out, 'texts.json'), '{}')
    writeFileSync(path.join(out, 'third-party.md'), 'thanks')
    expect(await get('/third-party.md')).toMatchObject({ statusCode: 200, body: 'thanks' })
    expect(await get('/manifest.json')).toMatchObject({ statusCode: 404 })
    expect(await get('/texts.json')).toMatchObject({ statusCode: 404 })
    expect(await get('/../package.json')).toMatchObject({ statusCode: 404 })
    expect(await get('/%2e%2e/package.json')).toMatchObject({ statusCode: 404 })
  })
})
