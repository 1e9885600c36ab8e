import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mainly } from '../kernel/databases.ts'
import { type Browser, openTestDesk, signedIn, type TestDesk } from './test-desk.ts'

const filter = { name: 'Crash in India', search: 'market=india&tag=crash', isShared: false }

describe.each(mainly('PostgreSQL'))('saved filters, on %s', (kind) => {
  let desk: TestDesk
  let asha: Browser
  let kofi: Browser
  beforeEach(async () => {
    desk = await openTestDesk(kind)
    asha = await signedIn(desk, 'viewer', 'Asha Rao')
    kofi = await signedIn(desk, 'publisher', 'Kofi')
  })
  afterEach(() => desk.close())

  const namesFor = async (who: Browser) => (await who.ask('saved-filters', {})).filters.map(({ name }) => name)

  test('are their owner’s alone until they are shared', async () => {
    const { id } = await asha.ask('save-filter', { body: filter })
    expect((await asha.ask('saved-filters', {})).filters).toEqual([{ id, ...filter, isMine: true, by: 'Asha Rao' }])
    expect(await namesFor(kofi)).toEqual([])
    await asha.ask('save-filter', { body: { ...filter, id, isShared: true } })
    expect((await kofi.ask('saved-filters', {})).filters).toEqual([
      { id, ...filter, isShared: true, isMine: false, by: 'Asha Rao' },
    ])
  })

  test('are changed and removed by their owner, and by nobody else who finds them', async () => {
    const { id } = await asha.ask('save-filter', { body: { ...filter, isShared: true } })
    const renamed = { body: { ...filter, id, name: 'All of India', search: 'market=india', isShared: true } }
    expect((await kofi.refused('save-filter', renamed))[0]).toBe('unknown-filter')
    expect((await kofi.refused('remove-filter', { body: { id } }))[0]).toBe('unknown-filter')
    await asha.ask('save-filter', renamed)
    expect(await namesFor(kofi)).toEqual(['All of India'])
    await asha.ask('remove-filter', { body: { id } })
    expect(await namesFor(asha)).toEqual([])
  })

  test('that are shared can be tidied up by an administrator, who does not see what is not', async () => {
    const administrator = await signedIn(desk, 'administrator')
    const { id: shared } = await asha.ask('save-filter', { body: { ...filter, isShared: true } })
    const { id: own } = await asha.ask('save-filter', { body: { ...filter, name: 'Mine' } })
    expect(await namesFor(administrator)).toEqual(['Crash in India'])
    expect((await administrator.refused('remove-filter', { body: { id: own } }))[0]).toBe('unknown-filter')
    await administrator.ask('remove-filter', { body: { id: shared } })
    expect(await namesFor(asha)).toEqual(['Mine'])
  })

  test('have different names for each member, and two members may use the same one', async () => {
    await asha.ask('save-filter', { body: filter })
    expect((await asha.refused('save-filter', { body: { ...filter, name: ' Crash in India ' } }))[0]).toBe(
      'filter-name-taken',
    )
    await kofi.ask('save-filter', { body: filter })
  })

  test('are so many at most', async () => {
    const [{ id } = { id: '' }] = await desk.db.selectFrom('staff').select('id').where('name', '=', 'Kofi').execute()
    const rows = Array.from({ length: 200 }, (_, number) => ({ id: `filter-${number}`, name: `No. ${number}` }))
    const rest = { staff_id: id, search: '', shared: 0, saved_at: 0 }
    await desk.db
      .insertInto('saved_filters')
      .values(rows.map((row) => ({ ...row, ...rest })))
      .execute()
    expect((await kofi.refused('save-filter', { body: filter }))[0]).toBe('too-many-filters')
    await kofi.ask('save-filter', { body: { ...filter, id: 'filter-7' } })
  })
})
