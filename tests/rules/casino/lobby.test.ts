import { describe, expect, test } from 'vitest'
import { askedGames, daysWithoutNew, gamesOfLobby, isNewGame } from '../../../src/rules/casino/lobby-games.ts'
import { isAsked, readLobbyQuery, writeLobbyQuery } from '../../../src/rules/casino/lobby-query.ts'
import { manifest } from '../../shipped.ts'

const { games, gameCategories } = manifest
const today = '2026-11-24'
const idsOf = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id)
const casino = gamesOfLobby(manifest, { area: 'casino' }, today)

describe('a lobby', () => {
  test('lists the games of its area, the popular ones first', () => {
    expect(casino[0]?.categories).toContain('popular')
    expect(idsOf(casino)).toEqual(expect.arrayContaining(['aviator', 'gems', 'dice']))
    expect(idsOf(casino)).not.toContain('live-roulette')
  })

  test('lists those of its category', () => {
    const slots = gamesOfLobby(manifest, { area: 'casino', category: 'slots' }, today)
    expect(slots.length).toBeGreaterThan(10)
    expect(slots.every(({ categories }) => categories.includes('slots'))).toBe(true)
  })

  test('lists no game before its first day, and calls it new for some days', () => {
    const [game] = games
    const { newFor = 0 } = gameCategories.find(({ id }) => id === 'new-games') ?? {}
    if (!game) throw new Error('There are no games.')
    const coming = { ...manifest, games: [{ ...game, since: '2026-11-25', categories: ['slots'] }] }
    const found = (day: string) => idsOf(gamesOfLobby(coming, { area: 'casino', category: 'new-games' }, day))
    expect(found('2026-11-24')).toEqual([])
    expect(found('2026-11-25')).toEqual([game.id])
    const daysLater = (days: number) =>
      new Date(Date.parse('2026-11-25') + days * 86_400_000).toISOString().slice(0, 10)
    const withoutNew = (day: string) => daysWithoutNew(coming, { category: 'new-games' }, day)
    expect([withoutNew(daysLater(newFor - 1)), withoutNew(daysLater(newFor))]).toEqual([undefined, newFor])
    expect(found(daysLater(newFor))).toEqual([game.id])
    expect(coming.games.map((one) => isNewGame(one, coming, '2026-11-30'))).toEqual([true])
    expect(coming.games.map((one) => isNewGame(one, coming, daysLater(newFor)))).toEqual([false])
  })

  test('shows the latest games of its area where none is new, the newest one first', () => {
    const found = (day: string) => gamesOfLobby(manifest, { area: 'casino', category: 'new-games' }, day)
    const later = found('2027-06-01')
    expect(later).toHaveLength(12)
    expect(later.map(({ since }) => since)).toEqual(
      later
        .map(({ since }) => since)
        .toSorted()
        .toReversed(),
    )
    expect(later[0]).toEqual(found(today)[0])
    expect(daysWithoutNew(manifest, { category: 'slots' }, '2027-06-01')).toBeUndefined()
  })
})

describe('what is asked for', () => {
  test('finds words of titles and studios, in any order and case', () => {
    expect(idsOf(askedGames(casino, manifest, { search: 'TIGER lucky' }))).toContain('fortune-tiger')
    expect(askedGames(casino, manifest, { search: 'nothing like this' })).toEqual([])
    const [{ studio } = { studio: '' }] = casino
    expect(new Set(askedGames(casino, manifest, { studio }).map((game) => game.studio))).toEqual(new Set([studio]))
  })

  test('is in the order that is asked for', () => {
    const titles = askedGames(casino, manifest, { sort: 'title' }).map(({ title }) => title)
    expect(titles).toEqual([...titles].sort())
    const returns = askedGames(casino, manifest, { sort: 'return' }).map(({ returnToPlayer }) => returnToPlayer)
    expect(returns).toEqual(returns.toSorted((one, other) => other - one))
    expect(idsOf(askedGames(casino, manifest, { only: ['gems', 'nothing', 'aviator'] }))).toEqual(['gems', 'aviator'])
  })

  test.each(['', '?search=tiger', '?studio=kite-and-key&sort=new', '?only=gems.aviator', '?sort=title&after=48'])(
    'is read from an address as it is written: %s',
    (query) => expect(writeLobbyQuery(readLobbyQuery(new URLSearchParams(query)))).toBe(query),
  )

  test.each(['?search=', '?search=%20', '?sort=random', '?studio=../etc', '?after=-1', '?after=1.5', '?after=many'])(
    'leaves out what no lobby could answer: %s',
    (query) => expect(isAsked(readLobbyQuery(new URLSearchParams(query)))).toBe(false),
  )
})
