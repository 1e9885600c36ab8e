import { describe, expect, test } from 'vitest'
import { siteExamples } from '../../scripts/fuzz/inputs/examples.ts'
import { type SiteCallName, siteCalls } from '../../src/contract/calls/site.ts'
import { type StaffCallName, staffCalls } from '../../src/contract/calls/staff.ts'
import { limitOf as limitOfStaff } from '../../src/desk/limits.ts'
import type { Limit } from '../../src/kernel/limits/limit.ts'
import { limitOf } from '../../src/server/services/player-calls.ts'
import { newAddress } from '../identities.ts'
import { openTestServices, records } from './test-services.ts'

const limits: readonly (readonly [string, Limit, isOpen: boolean])[] = [
  ...(Object.keys(siteCalls) as SiteCallName[]).map(
    (name) => [name, limitOf(name), !('access' in siteCalls[name])] as const,
  ),
  ...(Object.keys(staffCalls) as StaffCallName[]).map(
    (name) => [name, limitOfStaff(name), staffCalls[name].role === 'anyone'] as const,
  ),
]

describe('every call', () => {
  test.each(limits)('%s has a limit that its callers cannot avoid', (_, { rules }, isOpen) => {
    const always = isOpen ? ['ip'] : ['ip', 'account']
    expect(rules.some(({ by, times, window }) => always.includes(by) && times > 0 && times / window < 0.1)).toBe(true)
  })

  test('of players is refused by the server when its limit is used up', async () => {
    const services = await openTestServices('SQLite')
    const refused: string[] = []
    const open = siteExamples(records.site.hosts.api).filter(({ name }) => !('access' in siteCalls[name]))
    // One process counts the general limit of all calls together.
    const general = newAddress()
    for (const { name, method, url, params, query, body } of open) {
      const { within, rules } = limitOf(name)
      const times = rules.find(({ by }) => by === 'ip')?.times ?? 0
      const path = url.replaceAll(/:(\w+)/g, (_, key) => String(params[key]))
      const search = new URLSearchParams(query as Record<string, string>)
      const headers = { 'x-forwarded-for': within ? general : newAddress() }
      let status = 200
      for (let i = 0; i <= times && status !== 429; i++) {
        const answer = await services.app.inject({
          method,
          url: `${path}?${search}`,
          headers,
          // A retry of an answered form would not count.
          ...(method !== 'GET' && { payload: { ...body, ...('form_id' in body && { form_id: crypto.randomUUID() }) } }),
        })
        status = answer.statusCode
      }
      if (status === 429) refused.push(name)
    }
    await services.close()
    expect(refused).toEqual(open.map(({ name }) => name))
  })
})
