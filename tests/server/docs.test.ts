import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, describe, expect, test } from 'vitest'
import { type SiteCallName, siteCalls } from '../../src/contract/calls/site.ts'
import { createApp } from '../../src/server/app.ts'
import { checkPart } from '../../src/server/services/player-calls.ts'
import { allErrors } from '../../src/server/services/services.ts'
import { readSettings } from '../../src/server/settings.ts'

const names = Object.keys(siteCalls) as SiteCallName[]

let page = ''
let policy = ''
let description: Record<string, never>
beforeAll(async () => {
  const out = path.join(tmpdir(), 'nothing-is-built')
  const app = await createApp(readSettings({ OUT_DIR: out, PLATFORM: 'off', LOG_LEVEL: 'silent' }))
  const answer = await app.inject('/api/docs')
  page = answer.body
  policy = String(answer.headers['content-security-policy'])
  description = (await app.inject('/api/docs/openapi.json')).json()
  await app.close()
})

const plain = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

const exampleOf = (name: SiteCallName) => {
  const article = page.split(`<article id="${name}">`)[1]?.split('</article>')[0] ?? ''
  return plain(/<pre[^>]*><code>(.*?)<\/code>/s.exec(article)?.[1] ?? '')
}

describe('the API reference', () => {
  test.each(names)('shows %s with an example that its schema accepts', (name) => {
    const example = exampleOf(name)
    expect(example).toMatch(new RegExp(`^curl -X ${siteCalls[name].method} 'http`))
    const body = /-d '(.*)'$/s.exec(example)?.[1]
    const parts: readonly string[] = siteCalls[name].parts
    expect(body !== undefined).toBe(parts.includes('body'))
    if (body !== undefined) expect(() => checkPart(name, 'body', JSON.parse(body))).not.toThrow()
    const query = Object.fromEntries(new URL(/'(http[^']*)'/.exec(example)?.[1] ?? '').searchParams)
    expect(() => checkPart(name, 'query', query)).not.toThrow()
  })

  test('shows every error', () => {
    for (const code of Object.keys(allErrors)) expect(page).toContain(`<dt id="error-${code}">`)
  })

  test('has no script, and one style allowed by its policy', () => {
    expect(page).not.toMatch(/<script|style="|\son\w+=/)
    const style = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? ''
    expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    expect(policy).toContain("default-src 'none'")
  })

  test('has valid links and unique ids', () => {
    const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, id] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id)
  })
})

describe('the OpenAPI description', () => {
  test('has every call, and valid references', () => {
    const text = JSON.stringify(description)
    expect(description).toMatchObject({ openapi: '3.1.0', info: { title: expect.any(String), version: '1' } })
    for (const name of names) expect(text).toContain(`"operationId":"${name}"`)
    const { schemas } = (description as unknown as { components: { schemas: Record<string, object> } }).components
    for (const [, name] of text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)) {
      expect(Object.keys(schemas)).toContain(name)
    }
    expect(text).not.toMatch(/"\$ref":"(?!#)/)
  })

  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(structuredClone(description))
    expect([validator.version, errors, valid]).toEqual(['3.1', undefined, true])
    const broken = await new Validator().validate({ ...description, paths: { '/no-answer': { get: { tags: 'v1' } } } })
    expect(broken.valid).toBe(false)
  })

  test('has exactly one parameter for each name in braces', () => {
    const { paths } = description as unknown as {
      paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>>
    }
    for (const [address, operations] of Object.entries(paths)) {
      const named = [...address.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
      for (const { parameters } of Object.values(operations)) {
        expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(named)
      }
    }
  })
})
