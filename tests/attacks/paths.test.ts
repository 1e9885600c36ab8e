import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { type Browser, signedIn } from '../desk/test-desk.ts'
import { proof } from '../proof/proof.ts'
import { sendRaw, statusOf } from './raw.ts'
import { openTarget, type Target } from './target.ts'

const secret = 'a secret beside the site'

/** Path traversal sequences. */
const ways = [
  '../secret.txt',
  '../../secret.txt',
  '..%2fsecret.txt',
  '%2e%2e/secret.txt',
  '%2e%2e%2fsecret.txt',
  '%252e%252e%252fsecret.txt',
  '..%5csecret.txt',
  '..\\secret.txt',
  '%c0%ae%c0%ae/secret.txt',
  '%uff0e%uff0e/secret.txt',
  '.%00./secret.txt',
  '..;/secret.txt',
  '....//secret.txt',
  './.././secret.txt',
  'assets/../../../secret.txt',
  'assets/..%2f..%2f..%2fsecret.txt',
  '/etc/passwd',
  '//etc/passwd',
  'file:///etc/passwd',
  'C:%5cWindows%5cwin.ini',
  'CON',
  'aux.json',
  'index.html%00.txt',
  'index.html.',
  'index.html%20',
  'index.html::$DATA',
]

describe('Path traversal', () => {
  let target: Target
  let address: URL
  let editor: Browser
  beforeAll(async () => {
    target = await openTarget({ build: async () => {} })
    writeFileSync(path.join(target.folder, 'secret.txt'), secret)
    address = await target.listen()
    editor = await signedIn(target, 'publisher')
  })
  afterAll(() => target.close())

  proof(
    `The files of the site, of the landings, of the admin and of thumbnails, by ${ways.length} ways out of their folder, as raw bytes`,
    'no file outside the site',
    async () => {
      const cookie = `cookie: ${editor.cookie()}`
      const statuses = new Set<number>()
      for (const folder of [
        '/',
        target.basePath,
        `${target.basePath}assets/`,
        '/admin/',
        '/admin/assets/',
        '/admin/thumbnail/',
      ]) {
        const answers = await Promise.all(
          ways.map((way) =>
            sendRaw(address, [
              `GET ${folder}${way} HTTP/1.1\r\nhost: localhost\r\n${cookie}\r\nconnection: close\r\n\r\n`,
            ]),
          ),
        )
        for (const { text } of answers) {
          expect(text).not.toContain(secret)
          expect(text).not.toContain('root:')
          statuses.add(statusOf(text))
        }
      }
      const seen = [...statuses].sort((one, other) => one - other)
      expect(seen.every((status) => [400, 403, 404].includes(status))).toBe(true)
      return `${seen.join(', ')}: ${6 * ways.length} requests`
    },
  )

  proof('Files in the output that are not for visitors: the renderer, and hidden files', '404', async () => {
    const out = path.join(target.folder, 'out')
    mkdirSync(path.join(out, '.git'), { recursive: true })
    writeFileSync(path.join(out, '.git/config'), secret)
    writeFileSync(path.join(out, '.env'), secret)
    const hidden = ['/.program/dialog-markup.js', '/.git/config', '/.env', '/%2eenv', '/.%67it/config', '/x/../.env']
    const seen = new Set<number>()
    for (const url of hidden) {
      const { statusCode, body } = await target.call('GET', url)
      expect(body).not.toContain(secret)
      seen.add(statusCode)
    }
    expect([...seen].every((status) => [403, 404].includes(status))).toBe(true)
    return `403 or 404, ${hidden.length} times`
  })

  proof(
    'Traversal in every id and name that the admin’s calls accept: records, versions, languages, drafts, previews',
    'refused as invalid; no file outside the records is read or written',
    async () => {
      symlinkSync(path.join(target.folder, 'secret.txt'), path.join(target.folder, 'pages/landings/linked.json'))
      const names = [
        ...ways,
        'landings/../../secret',
        'landings/linked.json',
        'landings/.hidden.json',
        'locales/../site.json',
        'landings/a/b.json',
        'landings/CON.json',
        'landings/aux.json',
        '__proto__',
        'landings/__proto__.json',
        '\u0000',
        'landings/x\n.json',
      ]
      const seen = new Map<string, number>()
      const note = (answer: { statusCode: number; body: string }) => {
        expect(answer.body).not.toContain(secret)
        seen.set(String(answer.statusCode), (seen.get(String(answer.statusCode)) ?? 0) + 1)
      }
      for (const name of names) {
        const decoded = decode(name)
        note(await editor.send('record', { query: { name: decoded } }))
        note(await editor.send('history', { query: { record: decoded } }))
        note(await editor.send('version', { query: { id: decoded } }))
        note(await editor.send('texts', { query: { locale: decoded } }))
        note(await editor.send('save-draft', { body: { record: decoded, version: 0, baseRevision: '', text: '{}' } }))
        note(await editor.send('preview-link', { body: { record: decoded, days: 1 } }))
        note(await editor.send('presence', { body: { record: decoded } }))
        note(await editor.send('check', { body: { records: [{ record: decoded, text: '{}' }] } }))
        note(await editor.send('publish', { body: { records: [{ record: decoded, version: 1 }], note: '' } }))
      }
      const codes = [...seen.keys()].sort()
      expect(codes.filter((code) => code.startsWith('5'))).toEqual([])
      const drafts = await target.db.selectFrom('drafts').select('record').orderBy('record').execute()
      // A landing may be in a subfolder of landings; all others are not valid record names.
      expect(drafts.map(({ record }) => record)).toEqual(['landings/a/b.json'])
      return `nothing of the file, no 5xx in ${9 * names.length} calls; the one name that was good is the one draft`
    },
  )

  proof(
    'Paths and queries that file systems refuse: 20 KB, NUL, lone surrogates, 5,000 folders',
    'no server error',
    async () => {
      const seen = new Set<number>()
      const paths = [
        `/${'a'.repeat(20_000)}`,
        '/%00',
        '/%ed%a0%80',
        `/${'a/'.repeat(5000)}`,
        `${target.basePath}${'%2e%2e%2f'.repeat(2000)}`,
        `/admin/thumbnail/${'a'.repeat(5000)}`,
        '/%',
        '/%f',
        '/%zz',
      ]
      for (const url of paths)
        seen.add((await target.call('GET', url, undefined, { cookie: editor.cookie() })).statusCode)
      expect([...seen].every((status) => status >= 400 && status < 500)).toBe(true)
      return `4xx, ${paths.length} times`
    },
  )
})

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
