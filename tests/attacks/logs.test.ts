import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { onThisMachine } from '../machine.ts'
import { proof } from '../proof/proof.ts'
import { sendRaw } from './raw.ts'

const forged = '{"level":30,"msg":"forged"}'

describe('Log injection and secrets in logs', () => {
  let folder = ''
  let server: ChildProcess
  let address: URL
  let output = ''
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'logs-'))
    const places = { PAGES_DIR: 'tests/records/base', OUT_DIR: path.join(folder, 'out'), DATA_DIR: folder }
    server = spawn(process.execPath, ['--import', './scripts/preload.js', 'scripts/start.ts'], {
      env: {
        PATH: process.env['PATH'] ?? '',
        HOME: folder,
        PORT: '0',
        HOST: '127.0.0.1',
        LOG_LEVEL: 'debug',
        ...places,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    server.stdout?.on('data', (bytes) => {
      output += bytes
    })
    address = await new Promise<URL>((resolve, reject) => {
      server.once('exit', (code) => reject(new Error(`The server stopped with ${code}.`)))
      server.stdout?.on('data', () => {
        const [, found] = /served on (http:\S+)/.exec(output) ?? []
        if (found) resolve(new URL(found))
      })
    })
  }, onThisMachine(90_000))
  afterAll(async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  })

  const since = async (from: number, until: string) => {
    await expect.poll(() => output.slice(from)).toContain(until)
    return output.slice(from).split('\n').filter(Boolean)
  }

  proof(
    'Line breaks, terminal controls and JSON in paths, user agents, referrers and hosts',
    'every line of the log is one JSON object, and none is forged',
    async () => {
      const from = output.length
      const breaks = ['\r', '\u0085', '\u2028', '\x1b[2J', '\t', '\x0b']
      for (const text of breaks) {
        const headers = ['user-agent', 'referer', 'x-forwarded-for'].map((name) => `${name}: a${text}${forged}\r\n`)
        for (const header of [...headers, `host: a${text}${forged}\r\n`])
          await sendRaw(address, [Buffer.from(`GET /a HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${header}\r\n`)])
        const encoded = encodeURIComponent(`${text}\n${forged}`)
        await fetch(new URL(`/${encoded}?${encoded}`, address))
        await sendRaw(address, [Buffer.from(`GET /${text}${forged} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)])
      }
      await fetch(new URL('/the-end', address))
      const lines = await since(from, 'the-end')
      for (const line of lines) expect(JSON.parse(line)).not.toMatchObject({ msg: 'forged' })
      for (const text of breaks.slice(1, 4)) expect(output.slice(from)).not.toContain(text[0])
      return `every line is JSON, none is forged: ${breaks.length} controls in 6 places`
    },
  )

  proof(
    'Passwords, tokens and cookies in bodies, headers and queries, in successful and failed requests, at the most verbose level',
    'the log contains none of them',
    async () => {
      const from = output.length
      const secret = `secret-${crypto.randomUUID()}`
      const json = { 'content-type': 'application/json' }
      const post = (url: string, body: object, headers = {}) =>
        fetch(new URL(url, address), { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) })
      const registered = await post('/api/v3/registration', {
        username: `${crypto.randomUUID()}@example.com`,
        password: secret,
        checkbox1: true,
        checkbox2: true,
        currency: 'INR',
        form_id: crypto.randomUUID(),
      })
      const { token } = await registered.json()
      const refresh = /refresh_token=([^;]+)/.exec(registered.headers.getSetCookie().join())?.[1] ?? ''
      await post('/admin/api/session', { email: 'a@example.com', password: secret })
      await post('/api/ccg/user/login', { username: 'a', password: secret }, { cookie: `refresh_token=${secret}` })
      await post('/api/v1/players/passwords/recover', { recovery_token: secret, password: secret })
      await fetch(new URL(`/new-promo-ipl/aviator-1?explain=${secret}&click_id=${secret}`, address))
      await fetch(new URL(`/nobody?token=${secret}`, address), {
        headers: { authorization: `Bearer ${secret}`, cookie: secret },
      })
      await fetch(new URL(`/admin/api/shared?token=${secret}`, address))
      await fetch(new URL('/the-other-end', address))
      await since(from, 'the-other-end')
      expect([registered.status, token.access_token.length > 20, refresh.length > 20]).toEqual([200, true, true])
      for (const text of [secret, token.access_token, refresh]) expect(output).not.toContain(text)
      return 'no password, no token, no cookie, no query in the log at level debug'
    },
  )

  proof(
    'A failed sign-in, and a request from a third-party site',
    'each is one line of JSON with the name of its event, its address and its request',
    async () => {
      const from = output.length
      const post = (url: string, body: object, headers = {}) =>
        fetch(new URL(url, address), {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        })
      await post('/admin/api/session', { email: 'nobody@example.com', password: 'wrong' })
      await post('/api/v3/registration', {}, { origin: 'https://elsewhere.example' })
      const lines = (await since(from, 'refused-csrf')).map((line) => JSON.parse(line))
      const events = lines.filter(({ securityEvent }) => securityEvent !== undefined)
      expect(events).toMatchObject([
        {
          securityEvent: 'sign-in-failed',
          address: '127.0.0.1',
          details: 'POST /admin/api/session',
          msg: 'Security event',
        },
        { securityEvent: 'refused-csrf', address: '127.0.0.1', details: 'POST /api/v3/registration' },
      ])
      for (const { reqId } of events) expect(reqId).toMatch(/^[\w-]{36}$/)
      return 'sign-in-failed and refused-csrf, each with address, call and request id'
    },
  )

  proof('Information in error responses', 'a status and a code; no stack trace, path, version or query', async () => {
    const answers = await Promise.all(
      [
        '/nobody',
        '/api/nothing',
        '/api/v1/check-ip/x',
        '/%00',
        '/admin/api/staff',
        '/new-promo-ipl/x',
        '/metrics?x',
      ].map((url) => fetch(new URL(url, address), { headers: { 'x-forwarded-for': '1.2.3.4' } })),
    )
    for (const answer of answers) {
      const text = await answer.text()
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(text).not.toMatch(/node_modules|\.ts:|at \w+ \(|SQLITE|\/src\/|fastify/i)
    }
    return `${answers.length} errors, none with more`
  })
})
