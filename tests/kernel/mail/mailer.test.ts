import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createMailer } from '../../../src/kernel/mail/create-mailer.ts'
import type { Message } from '../../../src/kernel/mail/mailer.ts'
import { createTestLog, openTemporaryDatabase, type TemporaryDatabase } from '../temporary-database.ts'

const site = {
  brand: { name: 'Powerplay', logo: 'x:y', color: '#000000', email: 'support@powerplay.example' },
} as Parameters<typeof createMailer>[1]

let temporary: TemporaryDatabase
beforeEach(async () => {
  temporary = await openTemporaryDatabase()
})
afterEach(() => temporary.close())

const outbox = () => path.join(temporary.folder, 'outbox')

async function write(message: Partial<Message>, settings = {}) {
  const log = createTestLog()
  const mailer = createMailer({ DATA_DIR: temporary.folder, ...settings }, site, log)
  await mailer.send({ to: 'somebody@example.com', subject: 'Hello', text: 'Some text', ...message })
  const files = readdirSync(outbox())
  const [file = ''] = files
  const text = readFileSync(path.join(outbox(), file), 'utf8')
  const [head = '', ...body] = text.split('\r\n\r\n')
  return { log, files, head, headers: head.replaceAll(/\r\n\s+/g, ' ').split('\r\n'), body: body.join('\r\n\r\n') }
}

describe('messages without a mail server', () => {
  test('are written to the outbox, and the log says where', async () => {
    const { log, files, headers, body } = await write({})
    expect(files).toMatchObject([expect.stringMatching(/^\d{4}-\d\d-\d\dT[\dZ-]+-[\da-f-]{36}\.eml$/)])
    expect(headers).toContain('From: Powerplay <support@powerplay.example>')
    expect(headers).toContain('To: somebody@example.com')
    expect(headers).toContain('Subject: Hello')
    expect(headers).toContain('Auto-Submitted: auto-generated')
    expect(body.trim()).toBe('Some text')
    expect(log.lines).toMatchObject([{ details: { file: path.join(outbox(), files[0] ?? '') } }])
    expect(statSync(path.join(outbox(), files[0] ?? '')).mode & 0o077).toBe(0)
  })

  test('are written also where somebody has deleted the outbox, which only its owner may open', async () => {
    const mailer = createMailer({ DATA_DIR: temporary.folder }, site, createTestLog())
    const message = { to: 'somebody@example.com', subject: 'Hello', text: 'Some text' }
    await mailer.send(message)
    rmSync(outbox(), { recursive: true })
    await Promise.all([mailer.send(message), mailer.send(message)])
    expect(readdirSync(outbox())).toHaveLength(2)
    expect(statSync(outbox()).mode & 0o777).toBe(0o700)
  })

  test('have the sender of the settings', async () => {
    const { headers } = await write({}, { MAIL_FROM: 'no-reply@promo.example' })
    expect(headers).toContain('From: Powerplay <no-reply@promo.example>')
  })

  test('can be read as they are, in every alphabet', async () => {
    const { headers, body } = await write({
      subject: 'पासवर्ड बदलें',
      text: `నమస్కారం\nhttps://promo.example/${'long-'.repeat(20)}#recover=a=b`,
    })
    const words = headers.find((header) => header.startsWith('Subject: '))?.matchAll(/=\?UTF-8\?B\?(.*?)\?=/g) ?? []
    expect([...words].map(([, word = '']) => Buffer.from(word, 'base64').toString()).join('')).toBe('पासवर्ड बदलें')
    expect(headers).toEqual(
      expect.arrayContaining(['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit']),
    )
    expect(body).toBe(`నమస్కారం\r\nhttps://promo.example/${'long-'.repeat(20)}#recover=a=b\r\n`)
  })

  test.each([
    'Hi\r\nBcc: victim@example.com',
    'Hi\nBcc: victim@example.com',
    'Hi\r\n\r\n<p>',
    'Hi\u2028Bcc: v@example.com',
  ])('a line break in the subject does not start a header: %j', async (subject) => {
    const { headers, body } = await write({ subject })
    expect(headers.filter((header) => /^(bcc|cc|to):/i.test(header))).toEqual(['To: somebody@example.com'])
    expect(headers.filter((header) => header.startsWith('Subject: Hi '))).toHaveLength(1)
    expect(body.trim()).toBe('Some text')
  })

  test.each([
    'a@example.com\r\nBcc: victim@example.com',
    'a@example.com, victim@example.com',
    'a@example.com;victim@example.com',
    'Somebody <a@example.com>',
    '"a b"@example.com',
    'a@b@example.com',
    'nobody',
    '',
  ])('%j is not one address', async (to) => {
    await expect(write({ to })).rejects.toThrow('one plain address')
  })
})

describe('messages with a mail server', () => {
  test('are sent to it, also those that nobody waits for when the server stops', async () => {
    const received: string[] = []
    const server = createServer((socket) => {
      let inData = false
      socket.write('220 test\r\n')
      socket.on('data', (bytes) => {
        const text = bytes.toString()
        received.push(text)
        if (inData) {
          if (text.endsWith('\r\n.\r\n')) {
            inData = false
            socket.write('250 taken\r\n')
          }
        } else if (/^DATA/i.test(text)) {
          inData = true
          socket.write('354 go on\r\n')
        } else socket.write('250 fine\r\n')
      })
      socket.on('error', () => {})
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const SMTP_URL = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
    const mailer = createMailer({ DATA_DIR: temporary.folder, SMTP_URL }, site, createTestLog())
    const sending = mailer.send({ to: 'somebody@example.com', subject: 'Hello', text: 'Some text' })
    await mailer.close()
    server.close()
    await expect(sending).resolves.toBeUndefined()
    expect(received.join('')).toMatch(/RCPT TO:<somebody@example\.com>.*Subject: Hello.*Some text/s)
    expect(readdirSync(temporary.folder)).not.toContain('outbox')
  })

  test('an unavailable mail server is an error', async () => {
    const mailer = createMailer({ DATA_DIR: temporary.folder, SMTP_URL: 'smtp://127.0.0.1:1' }, site, createTestLog())
    await expect(mailer.send({ to: 'a@example.com', subject: 'Hello', text: '' })).rejects.toThrow('ECONNREFUSED')
    await mailer.close()
  })
})
