import type { FeedMessage, ToldMarket } from '../../src/contract/index.ts'
import type { Database } from '../../src/kernel/database/database.ts'
import { applyMessage } from '../../src/services/sportsbook/line/apply-message.ts'
import { imageOf, winner } from '../services/sportsbook/test-line.ts'
import { manifest } from './built.ts'

type Image = Extract<FeedMessage, { kind: 'image' }>

/** A line that a test tells what happens, in the database of a server. */
export function toldLine(db: Database) {
  const sportsbook = { db, now: Date.now, records: () => manifest, textOf: (id: string) => id }
  let version = 0
  return {
    /** A football match, as the feed tells it. */
    async tell(change: Partial<Image> = {}): Promise<void> {
      version += 1
      await applyMessage(sportsbook, {
        ...(imageOf() as Image),
        ...{ sides: ['north-harbour', 'old-mill'], startsAt: Date.now() - 60_000, version },
        ...change,
      })
    },
  }
}

/** The main market with these odds on the first side. */
export const withOdds = (home: number): ToldMarket => ({ ...winner, odds: { home, draw: 3400, away: 3600 } })
