import { afterEach, describe, expect, test } from 'vitest'
import { createCaptcha } from '../../../../src/services/players/captcha/create-captcha.ts'
import { startServer } from '../../../kernel/local-server.ts'
import { createTestLog, openTemporaryDatabase, type TemporaryDatabase } from '../../../kernel/temporary-database.ts'

let ending: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(ending.map((end) => end()))
  ending = []
})

type Service = { readonly status?: number; readonly answer: unknown }

async function captchaWith(CAPTCHA: 'hcaptcha' | 'turnstile', { status = 200, answer }: Service) {
  const asked: Record<string, string>[] = []
  const server = await startServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    asked.push(Object.fromEntries(new URLSearchParams(body)))
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  const temporary: TemporaryDatabase = await openTemporaryDatabase()
  ending.push(server.stop, temporary.close)
  const log = createTestLog()
  const settings = { CAPTCHA, CAPTCHA_WORK: 500, CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'secret' }
  const captcha = createCaptcha(settings, { ...temporary, fetch: server.fetchFrom, log })
  return { captcha, asked, log, stop: server.stop }
}

describe('captchas of external services', () => {
  test('the service is called with the secret, the token and the address', async () => {
    const { captcha, asked } = await captchaWith('turnstile', { answer: { success: true } })
    expect(await captcha.verify('token', '203.0.113.7')).toBe('solved')
    expect(asked).toEqual([{ secret: 'secret', response: 'token', remoteip: '203.0.113.7' }])
    expect(captcha).toMatchObject({ provider: 'turnstile', siteKey: 'site' })
  })

  test('hCaptcha also gets the site key', async () => {
    const { captcha, asked } = await captchaWith('hcaptcha', { answer: { success: true } })
    expect(await captcha.verify('token', '203.0.113.7')).toBe('solved')
    expect(asked).toEqual([{ secret: 'secret', response: 'token', remoteip: '203.0.113.7', sitekey: 'site' }])
  })

  test.each([
    ['timeout-or-duplicate', 'spent'],
    ['already-seen-response', 'spent'],
    ['expired-input-response', 'spent'],
    ['invalid-input-response', 'refused'],
    ['bad-request', 'refused'],
  ])('%s means %s', async (code, verdict) => {
    const { captcha } = await captchaWith('turnstile', { answer: { success: false, 'error-codes': [code] } })
    expect(await captcha.verify('token', '')).toBe(verdict)
  })

  test.each([
    { answer: {} },
    { answer: null },
    { answer: { success: 'true' } },
    { answer: '<p>Forbidden</p>', status: 403 },
  ])('anything but success is a refusal: $answer', async (service) => {
    const { captcha } = await captchaWith('turnstile', service)
    expect(await captcha.verify('token', '')).toBe('refused')
  })

  test('a missing token is refused without a request', async () => {
    const { captcha, asked } = await captchaWith('hcaptcha', { answer: { success: true } })
    expect(await captcha.verify(undefined, '')).toBe('refused')
    expect(await captcha.verify('', '')).toBe('refused')
    expect(asked).toEqual([])
  })

  test('wrong keys are logged', async () => {
    const { captcha, log } = await captchaWith('hcaptcha', {
      answer: { success: false, 'error-codes': ['invalid-input-secret'] },
    })
    expect(await captcha.verify('token', '')).toBe('refused')
    expect(log.lines).toMatchObject([{ message: 'The captcha service rejects the configured keys' }])
  })

  test.each([
    { answer: 'busy', status: 503 },
    { answer: {}, status: 429 },
    { answer: { success: false, 'error-codes': ['internal-error'] } },
  ])('a failing service does not block registration: $status', async (service) => {
    const { captcha, log } = await captchaWith('turnstile', service)
    expect(await captcha.verify('token', '')).toBe('solved')
    expect(log.lines).toHaveLength(1)
  })

  test('nor does one that is unavailable', async () => {
    const { captcha, log, stop } = await captchaWith('hcaptcha', { answer: { success: false } })
    await stop()
    expect(await captcha.verify('token', '')).toBe('solved')
    expect(log.lines).toHaveLength(1)
  })
})

describe('the choice of a captcha', () => {
  const ports = { ...({} as TemporaryDatabase), fetch, log: createTestLog() }

  test('off accepts everything and shows nothing', async () => {
    const captcha = createCaptcha({ CAPTCHA: 'off', CAPTCHA_WORK: 500 }, ports)
    expect(captcha).toMatchObject({ provider: 'off', siteKey: '' })
    expect(await captcha.verify(undefined, '')).toBe('solved')
  })

  test('missing keys stop the start', () => {
    expect(() => createCaptcha({ CAPTCHA: 'hcaptcha', CAPTCHA_WORK: 500, CAPTCHA_SITE_KEY: 'site' }, ports)).toThrow(
      'CAPTCHA=hcaptcha needs CAPTCHA_SITE_KEY and CAPTCHA_SECRET',
    )
  })
})
