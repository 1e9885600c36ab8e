import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { buildInto } from '../kernel/small-site.ts'
import { proof } from '../proof/proof.ts'
import { openTarget, type Target } from './target.ts'

const payload = '"><img src=x onerror=alert(1)></script></style></title></textarea><script>alert(1)</script>'

describe('Scripts in the texts of records', () => {
  let folder = ''
  let target: Target
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'hostile-'))
    const pages = path.join(folder, 'pages')
    cpSync('tests/records/base', pages, { recursive: true })
    for (const locale of ['en', 'hi']) poison(path.join(pages, 'locales', `${locale}.json`))
    change(path.join(pages, 'site.json'), (site) => ({
      ...site,
      brand: { ...site['brand'], name: 'B"><script>alert(1)</script>' },
    }))
    buildInto(path.join(folder, 'out'), pages)
    target = await openTarget({ site: path.join(folder, 'out') })
  })
  afterAll(async () => {
    await target.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const expectInert = (html: string) => expect(html).not.toMatch(/<img src=x|<script>alert|<\/script><\/style>/)

  proof(
    'Every text of a site, in both its languages, and the name of the brand carry a script; the site is built',
    'it is escaped in every document that the build wrote',
    async () => {
      const documents = globSync('**/*.html', { cwd: path.join(folder, 'out') }).filter(
        (file) => !file.startsWith('admin'),
      )
      let carried = 0
      for (const file of documents) {
        const html = readFileSync(path.join(folder, 'out', file), 'utf8')
        expectInert(html)
        if (html.includes('onerror=alert(1)')) carried++
      }
      expect(carried).toBe(10)
      return `${documents.length} documents, ${carried} with the text in them, none with the script`
    },
  )

  proof(
    'The same, as served: landings in both languages, with a dialog, a missing page, the response to a form, the bonuses',
    'escaped in documents, JSON elsewhere; the policy would not run such a script',
    async () => {
      const base = target.basePath
      const urls = [
        `${base}`,
        `${base}aviator-1`,
        `${base}hi/aviator-1`,
        `${base}aviator-1?dialog=SignIn`,
        `${base}nobody`,
      ]
      for (const url of urls) {
        const { body, headers } = await target.call('GET', url)
        expectInert(body)
        const policy = `${headers['content-security-policy']} ${/Content-Security-Policy" content="([^"]+)"/.exec(body)?.[1]}`
        expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/)
      }
      const form = await target.app.inject({
        method: 'POST',
        url: `${base}aviator-1`,
        payload: 'dialog=SignIn&email=a&password=b',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      expectInert(form.body)
      const bonuses = await target.call(
        'GET',
        '/api/bonus-management/bonuses/welcome-for-land?currency=INR&landing=aviator-1',
      )
      expect([bonuses.headers['content-type'], bonuses.headers['x-content-type-options']]).toEqual([
        'application/json; charset=utf-8',
        'nosniff',
      ])
      expect(bonuses.body).toContain('onerror=alert(1)')
      return `${urls.length} pages and 1 form, inert, without unsafe-inline; the bonuses are JSON with nosniff`
    },
  )

  proof(
    'The application’s data of a page and the manifest are opened as pages',
    'JSON with nosniff, and a policy that allows no scripts',
    async () => {
      const { body } = await target.call('GET', `${target.basePath}aviator-1`)
      const [, data = ''] = /data-page="([^"]+)"/.exec(body) ?? []
      const urls = [data, '/manifest.json']
      for (const url of urls) {
        const answer = await target.call('GET', url, undefined, { accept: 'text/html' })
        expect([
          answer.statusCode,
          String(answer.headers['content-type']).split(';')[0],
          answer.headers['x-content-type-options'],
        ]).toEqual([200, 'application/json', 'nosniff'])
        expect(answer.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
      }
      return `application/json, nosniff, default-src 'none': ${urls.length} files`
    },
  )

  proof(
    'Every SVG image of the site is opened as a page',
    'it contains no script and no handler, and its policy would run none',
    async () => {
      const drawings = globSync('**/*.svg', { cwd: path.join(folder, 'out') })
      expect(drawings.length).toBeGreaterThan(0)
      for (const file of drawings) {
        const { body, headers } = await target.call('GET', `/${file}`)
        expect(body).not.toMatch(/<script|\son\w+=|javascript:|<foreignObject/i)
        expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
      }
      return "no script, no handler, default-src 'none'"
    },
  )
})

/** Appends the payload to every text, keeping its arguments. */
function poison(file: string): void {
  change(file, (texts) => Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, `${text} ${payload}`])))
}

type Value = { readonly [name: string]: object }

function change(file: string, how: (value: Value) => object): void {
  writeFileSync(file, JSON.stringify(how(JSON.parse(readFileSync(file, 'utf8')))))
}
