import { afterAll, beforeAll, describe, expect } from 'vitest'
import { newAddress } from '../identities.ts'
import { proof } from '../proof/proof.ts'
import { visitorOf } from '../services/visitor.ts'
import { openTarget, type Target } from './target.ts'

const budget = 300

describe('Flooded statistics', () => {
  let target: Target
  beforeAll(async () => {
    target = await openTarget({ environment: { EVENTS_MAX: String(budget), METRICS_TOKEN: 'a-token-of-some-length' } })
  })
  afterAll(() => target.close())

  const long = 'x'.repeat(256)
  const openForm = async (address: string) => {
    const body = { form_id: crypto.randomUUID(), type: '1', click_id: long, offer_id: long, partner_id: long }
    const headers = { 'x-forwarded-for': address }
    return (await target.call('POST', '/api/v3/statistics/open-registration-form', body, headers)).statusCode
  }
  const stored = async () => {
    const { rows } = await target.db
      .selectFrom('events')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
    return rows
  }
  const dropped = async () => {
    const { body } = await target.call('GET', '/metrics', undefined, {
      authorization: 'Bearer a-token-of-some-length',
    })
    return Number(/^events_dropped_total (\d+)$/m.exec(body)?.[1])
  }

  proof(
    'One address reports 1,000 opened forms, with long campaign ids',
    '120 a minute are accepted, the others refused with Retry-After',
    async () => {
      const address = newAddress()
      const statuses: number[] = []
      for (let i = 0; i < 1000; i++) statuses.push(await openForm(address))
      const refused = statuses.filter((status) => status === 429).length
      expect(statuses.filter((status) => status !== 429)).toEqual(Array(1000 - refused).fill(200))
      expect(refused).toBeGreaterThan(800)
      return '200, then 429'
    },
  )

  proof(
    `400 addresses report opened forms until EVENTS_MAX (${budget}) are stored, and go on; then visitors register`,
    'no more are stored, those dropped are counted; every visitor registers',
    async () => {
      for (let i = 0; i < 400; i++) expect(await openForm(newAddress())).toBe(200)
      await expect.poll(dropped).toBeGreaterThan(0)
      const before = await stored()
      expect(before).toBe(budget)
      for (let i = 0; i < 5; i++) await visitorOf(target).register()
      const registrations = (await stored()) - before
      expect(registrations).toBe(5)
      return `${budget} stored, the others counted as dropped; 5 registrations, each with its event`
    },
  )
})
