import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { listRedirects, removeRedirects, writeRedirects } from '../../../scripts/build/write-redirects.ts'
import type { Manifest } from '../../../src/contract/index.ts'
import { serve, writeBuild } from './served.ts'

const base = '/new-promo-ipl/'
const moved = (manifest: Manifest): Manifest => ({
  ...manifest,
  redirects: [{ from: 'aviator-2024', to: 'aviator-1' }],
})

describe('the former address of a landing', () => {
  test('leads to the landing for good, in its language and with the query of the campaign', async () => {
    const { get } = await serve(writeBuild(moved))
    const { statusCode, headers } = await get(`${base}hi/aviator-2024?value_1=7&click_id=c%201`)
    expect([statusCode, headers.location]).toEqual([301, `${base}hi/aviator-1?value_1=7&click_id=c+1`])
    expect(headers['cache-control']).toBe('no-store')
    expect((await get(`${base}aviator-2025`)).statusCode).toBe(404)
  })

  test('takes forms along as they were sent', async () => {
    const { app } = await serve(writeBuild(moved))
    const { statusCode, headers } = await app.inject({
      method: 'POST',
      url: `${base}aviator-2024?value_1=7`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=a%40example.com',
    })
    expect([statusCode, headers.location]).toEqual([308, `${base}aviator-1?value_1=7`])
  })

  test('has a page and a rule for a CDN that serves the files alone, until a landing is there again', () => {
    const root = writeBuild(moved)
    const out = mkdtempSync(path.join(tmpdir(), 'moved-'))
    onTestFinished(() => rmSync(out, { recursive: true, force: true }))
    const redirects = listRedirects(JSON.parse(readFileSync(path.join(root, 'manifest.json'), 'utf8')))
    writeRedirects(out, redirects)
    expect(readFileSync(path.join(out, '_redirects'), 'utf8').split('\n')).toContain(
      `${base}te/aviator-2024 ${base}te/aviator-1 301`,
    )
    const page = path.join(out, base, 'hi/aviator-2024/index.html')
    expect(readFileSync(page, 'utf8')).toContain(`<a href="${base}hi/aviator-1">`)
    removeRedirects(out, [])
    expect(existsSync(page)).toBe(false)
  })
})
