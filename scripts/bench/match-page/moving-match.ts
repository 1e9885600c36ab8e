import { setTimeout as wait } from 'node:timers/promises'
import type { FeedMessage, Manifest, ToldMarket } from '../../../src/contract/index.ts'
import type { Database } from '../../../src/kernel/database/database.ts'
import { loadRegistry } from '../../../src/registry/files/load-registry.ts'
import { compile } from '../../../src/registry/index.ts'
import { applyMessage } from '../../../src/services/sportsbook/line/apply-message.ts'

const [competition, name] = ['football-super-league', 'bench']
const fixture = `${competition}.${name}`

/** The address of the match. */
export const matchPath = `/sports/football/${competition}/${name}`

/** 25 markets with two outcomes each, so that 50 odds move each second. */
const totals = Array.from({ length: 13 }, (_, place) => ({ type: 'total-goals', line: 500 + place * 1000 }))
const handicaps = Array.from({ length: 12 }, (_, place) => ({ type: 'handicap-goals', line: place * 500 - 2750 }))
const lines = [...totals, ...handicaps]

const partsOfSecond = 4

type Image = Extract<FeedMessage, { kind: 'image' }>

/** A live match whose odds all move within each second, as a feed tells them. */
export function movingMatch(db: Database) {
  const { manifest } = compile(loadRegistry(['pages.config'], 'locales'))
  const sportsbook = { db, now: Date.now, records: () => manifest as Manifest, textOf: (id: string) => id }
  const moves = lines.map(() => 0)
  let version = 0
  const tell = () => {
    version += 1
    return applyMessage(sportsbook, {
      ...{ kind: 'image', fixture, version, competition, sport: 'football', sides: ['north-harbour', 'old-mill'] },
      ...{ startsAt: Date.now() - 60_000, state: 'live', score: { counts: {}, finished: [] } },
      ...{
        clock: { part: 'half-1', seconds: 60 },
        markets: lines.map((line, place) => marketOf(line, moves[place] ?? 0)),
      },
    } satisfies Image)
  }
  return {
    begin: tell,
    /** Moves odds until the work has ended. */
    async during<Result>(work: () => Promise<Result>): Promise<Result> {
      let isOver = false
      const moving = (async () => {
        for (let turn = 0; !isOver; turn++) {
          const next = wait(1000 / partsOfSecond)
          for (const place of moves.keys()) if (place % partsOfSecond === turn % partsOfSecond) moves[place] = turn
          await tell()
          await next
        }
      })()
      try {
        return await work()
      } finally {
        isOver = true
        await moving
      }
    },
  }
}

type Line = (typeof lines)[number]

function marketOf({ type, line }: Line, moved: number): ToldMarket {
  const [one, other] = type === 'total-goals' ? (['over', 'under'] as const) : (['home', 'away'] as const)
  const shift = (moved % 40) * 10
  return { type, part: 'match', line, state: 'open', odds: { [one]: 1700 + shift, [other]: 2100 - shift } }
}
