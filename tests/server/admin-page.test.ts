import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { adminFailedFile } from '../../src/server/admin/admin-page.ts'
import { createApp } from '../../src/server/app.ts'
import { comingFile } from '../../src/server/coming.ts'
import { readSettings } from '../../src/server/settings.ts'

let folder = ''
let app: FastifyInstance
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'admin-page-'))
  const OUT_DIR = path.join(folder, 'out')
  cpSync(inject('smallSite'), OUT_DIR, { recursive: true })
  const places = { OUT_DIR, DATA_DIR: path.join(folder, 'data'), PAGES_DIR: 'tests/records/base' }
  app = await createApp(readSettings({ ...places, LOG_LEVEL: 'silent', SPORTS_FEED: 'off' }))
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const out = (...names: string[]) => path.join(folder, 'out', ...names)

describe('While the build is not finished', () => {
  test('the page of the admin says so, and is the admin as soon as that is there', async () => {
    const [page, made] = [out('admin/index.html'), out('made.html')]
    const admin = () => app.inject({ url: '/admin/' })
    expect(await admin()).toMatchObject({ statusCode: 200, body: expect.stringContaining('/admin/assets/') })
    renameSync(page, made)
    const notYet = await admin()
    expect(notYet).toMatchObject({ statusCode: 503, body: expect.stringContaining('The admin is being made.') })
    expect(notYet.body).toContain('http-equiv="refresh"')
    const style = /<style>(.*)<\/style>/s.exec(notYet.body)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(style).toContain('color-scheme: light dark')
    expect(notYet.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`)
    expect(notYet.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
    writeFileSync(adminFailedFile(out()), '')
    expect((await admin()).body).toContain('The admin could not be made; the server&#39;s log says why.')
    renameSync(made, page)
    expect((await admin()).statusCode).toBe(200)
  })

  test('whoever asks for a file that is coming waits for it', async () => {
    const address = '/new-promo-ipl/assets/share-night-12345678.jpg'
    const ask = () => app.inject({ url: address })
    expect((await ask()).statusCode).toBe(404)
    writeFileSync(comingFile(out()), JSON.stringify([address]))
    const asked = ask()
    setImmediate(() => writeFileSync(out(address), 'picture'))
    expect(await asked).toMatchObject({ statusCode: 200, body: 'picture' })
    rmSync(out(address))
    const inVain = ask()
    setImmediate(() => rmSync(comingFile(out())))
    expect((await inVain).statusCode).toBe(404)
  })
})
