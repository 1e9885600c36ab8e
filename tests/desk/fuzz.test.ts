import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AdminCallName, adminCalls } from '../../src/contract/index.ts'
import { problemOfAnswer } from '../../src/desk/check-input.ts'
import { databases } from '../platform/databases.ts'
import { examplesOf } from '../platform/fuzz/examples.ts'
import { mutationsOf } from '../platform/fuzz/nasty.ts'
import { requestOf } from '../platform/fuzz/request.ts'
import { openTestDesk, signedIn, type TestDesk, textOf } from './test-desk.ts'

const record = 'landings/aviator-1.json'
const examples = examplesOf('admin', adminCalls, () => '/admin/api')

/** What the examples of single fields do not say. */
const bodies: { readonly [Name in AdminCallName]?: Record<string, unknown> } = {
  'save-draft': { version: 0, baseRevision: '', record: 'landings/new-one.json' },
  check: { records: [{ record, text: textOf({ slug: 'aviator-1', extends: 'base' }) }] },
  publish: { records: [{ record, version: 1 }] },
}

describe.each(databases)('whatever the desk is asked with, on %s', (kind) => {
  let desk: TestDesk
  beforeAll(async () => {
    desk = await openTestDesk(kind)
  })
  afterAll(() => desk.close())

  test.each(examples.map((example) => [example.name, example] as const))(
    '%s answers as it promises',
    async (name, example) => {
      const property = fc.asyncProperty(mutationsOf(example), async (mutation) => {
        // No limit is in the way.
        desk.clock.ahead += 3_600_000
        const administrator = await signedIn(desk, 'administrator')
        const headers = { cookie: administrator.cookie(), 'x-forwarded-for': '198.51.100.7' }
        const request = requestOf(example, { headers, params: {}, body: bodies[name] ?? {} }, mutation)
        const answer = await desk.app.inject(request)
        if (answer.statusCode < 300) expect(problemOfAnswer(name, answer.json())).toBeUndefined()
        else {
          expect(answer.statusCode).toBeGreaterThanOrEqual(400)
          expect([answer.statusCode < 500, answer.body]).toEqual([true, answer.body])
          expect(answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) })
        }
      })
      await fc.assert(property, { numRuns: kind === 'SQLite' ? 40 : 15 })
    },
  )
})
