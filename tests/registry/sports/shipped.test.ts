import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { MarketType, Sport } from '../../../src/contract/index.ts'
import { proveMarket } from '../../../src/registry/cross-check/sports/prove-market.ts'
import { fixturesOf } from '../../../src/rules/calendar/fixtures-of.ts'
import { extraPart, layoutOf } from '../../../src/rules/play/layout.ts'
import { partKindsOf } from '../../../src/rules/sport/parts.ts'
import { manifest } from '../../shipped.ts'

const { sports = [], marketTypes = [], competitions = [], landings = [] } = manifest ?? {}

const ruleSchema: { oneOf: { properties: { kind: { const: string } } }[] } = JSON.parse(
  readFileSync('schema/shared/settlement-rule.schema.json', 'utf8'),
)
const ruleKinds = ruleSchema.oneOf.map(({ properties }) => properties.kind.const)

const sportOf = (id: string) => sports.find((sport) => sport.id === id) as Sport
const offers = marketTypes.flatMap((type) =>
  type.sports.map((sport): [string, string, MarketType] => [type.id, sport, type]),
)

describe('the shipped sportsbook', () => {
  test.each(offers)('%s in %s is settled completely in each of its parts', (_, id, type) => {
    const { play } = sportOf(id)
    expect(proveMarket(type, play, partKindsOf(play)[type.part]?.parts ?? [])).toBeUndefined()
  })

  test('has every kind of rule, and sports of every family', () => {
    const kinds = new Set(marketTypes.map(({ rule }) => rule.kind))
    expect(kinds).toEqual(new Set(ruleKinds))
    expect(new Set(sports.map(({ family }) => family))).toEqual(new Set(['sport', 'virtual', 'cyber']))
  })

  test('each part of a match, and the time after the last one, can be said', () => {
    const english: Record<string, string> = JSON.parse(readFileSync('locales/en.json', 'utf8'))
    const parts = sports.flatMap(({ play }) => layoutOf(play).parts).filter((part) => part !== 'match')
    const kinds = new Set([...parts, extraPart].flatMap((part) => part.split('.')).map((one) => one.split('-')[0]))
    for (const kind of kinds) expect(english).toHaveProperty([`site.sports.part.${kind}`])
  })

  test('each sport has a competition, a main market, and more to bet on', () => {
    for (const { id } of sports) {
      expect([id, competitions.filter(({ sport }) => sport === id).length]).not.toContain(0)
      const offered = marketTypes.filter((type) => type.sports.includes(id))
      expect([id, offered.filter(({ group }) => group === 'main').length]).not.toContain(0)
      expect([id, offered.length > 1]).toEqual([id, true])
    }
  })

  test('something is live in each sport but the league of the match landings, at any minute of a day', () => {
    const rolling = competitions.filter(({ season }) => season.kind === 'rolling')
    expect(new Set(rolling.map(({ sport }) => sport))).toEqual(new Set(sports.map(({ id }) => id)))
    const morning = Date.UTC(2027, 0, 15) / 1000
    for (const competition of rolling) {
      const { minutes } = competition.season as Extract<typeof competition.season, { kind: 'rolling' }>
      const window = { from: morning - minutes * 60, until: morning + 86_400 }
      const starts = fixturesOf(competition, sportOf(competition.sport), window).map(({ startsAt }) => startsAt)
      const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? 0))
      expect([competition.id, Math.max(...gaps) <= minutes * 60]).toEqual([competition.id, true])
    }
  })

  test('each match landing of the cricket league has its fixture, at its kick-off', () => {
    const league = competitions.find(({ id }) => id === 'cricket-league')
    const season = { from: Date.UTC(2027, 0) / 1000, until: Date.UTC(2028, 0) / 1000 }
    const fixtures = league ? fixturesOf(league, sportOf('cricket'), season) : []
    const stated = fixtures.map(({ id, sides, startsAt }) => {
      const page = landings.find(({ slug }) => `cricket-league.${slug}` === id)
      const match = page?.blocks.find((block) => block.type === 'match')
      expect(match).toMatchObject({ home: { id: sides[0] }, away: { id: sides[1] } })
      return [startsAt, match && 'kickOff' in match ? Date.parse(match.kickOff) / 1000 : undefined]
    })
    expect(stated).toHaveLength(90)
    for (const [startsAt, kickOff] of stated) expect(startsAt).toBe(kickOff)
  })
})
