import { describe, expect, test } from 'vitest'
import { countUses, usersOf } from '../../../../admin/model/landings/users-of.ts'
import { filterRows } from '../../../../admin/screens/catalogue/find/filter.ts'
import { prepareRows } from '../../../../admin/screens/catalogue/find/rows.ts'
import { viewOf } from '../../../../admin/screens/catalogue/find/view.ts'
import { landing } from '../../screens/catalogue/landing.ts'

const landings = [
  landing('aviator-1', { theme: 'aviator', dialogs: ['authCasino', 'brazil'], bonus: 'casino-100', extends: 'crash' }),
  landing('aviator-2', { theme: 'aviator', dialogs: ['authCasino'], market: 'india', section: 'casino' }),
  landing('wheel', { theme: 'wheel', market: 'india' }),
]
const dialogs = ['dialogs/authCasino', 'dialogs/brazil']
const used = ['themes/aviator', 'themes/wheel', ...dialogs, 'bonus-presets/casino-100', 'templates/crash']
const records = [...used, 'markets/india', 'sections/casino', 'themes/night'].map((name) => `${name}.json`)

describe('the landings that use a shared record', () => {
  test.each(records)('%s: counted as they are listed by its search', (record) => {
    const { landings: users, search } = usersOf(record, landings)
    const listed = filterRows(prepareRows(landings), viewOf(search))
    expect(listed.map(({ landing: { slug } }) => slug)).toEqual(users.map(({ slug }) => slug))
    expect(countUses(landings).get(record) ?? 0).toBe(users.length)
  })

  test('open a dialog, or apply a variant to theirs', () => {
    expect(dialogs.map((name) => usersOf(`${name}.json`, landings).landings.length)).toEqual([2, 1])
  })

  test('are none of a record that landings do not name', () => {
    for (const record of ['payment-methods/upi.json', 'site.json', 'locales/en.json'])
      expect(usersOf(record, landings)).toEqual({ landings: [], search: {} })
  })
})
