import { createHmac } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { CompiledCompetition } from '../../../../contract/index.ts'
import type { Kernel } from '../../../../kernel/kernel.ts'
import { fixturesOf, type PlannedFixture } from '../../../../rules/calendar/fixtures-of.ts'
import type { Seed } from '../../../../rules/play/random.ts'
import type { Sportsbook } from '../../sportsbook.ts'
import type { Feed, Listener, Unfinished } from '../feed.ts'
import { createDemoMatch, type DemoMatch } from './demo-match.ts'
import { nothingTold, tellMatch } from './tell-match.ts'

type Records = ReturnType<Sportsbook['records']>

type Parts = Pick<Sportsbook, 'now' | 'records'> & Pick<Kernel, 'secrets'>

const hour = 3600

/** Matches that begin within so many seconds are told; of endless seasons the next ones. */
const [season, ahead, mostAhead] = [400 * 24 * hour, 24 * hour, 20]

/** No match takes longer. */
const longest = 10 * hour

/** How many matches that have not begun are priced at a time: what is running must not wait for them. */
const plannedAtATime = 3

/** Matches that are simulated from the records: the same ones on every process and at any speed. */
export function createDemonstration(parts: Parts): Feed {
  const { now, records } = parts
  const running = new Map<string, { readonly match: DemoMatch; readonly told: ReturnType<typeof nothingTold> }>()
  const planned = new Map<string, Records>()
  const follow = (fixture: PlannedFixture) => {
    const known = running.get(fixture.id)
    if (known) return known
    const match = matchOf(parts, fixture)
    const followed = match && { match, told: nothingTold() }
    if (followed) running.set(fixture.id, followed)
    return followed
  }
  return {
    name: 'demonstration',
    async tellNews(listener) {
      await listener.tell({ kind: 'heartbeat' })
      const moment = Math.floor(now() / 1000)
      for (const { id: fixture } of await abandoned(listener, records()))
        await listener.tell({ kind: 'delta', fixture, version: now(), state: 'abandoned' })
      const begun = fixturesWithin(records(), moment - longest, moment + 1)
      for (const fixture of begun) {
        planned.delete(fixture.id)
        const followed = follow(fixture)
        if (followed) await tellMatch(followed.match, followed.told, now(), listener)
        await setImmediate()
      }
      forget(running, begun)
      const coming = comingFixtures(records(), moment).filter(({ id }) => planned.get(id) !== records())
      for (const fixture of coming.slice(0, plannedAtATime)) {
        await tellPlanned(matchOf(parts, fixture), now(), listener)
        planned.set(fixture.id, records())
        await setImmediate()
      }
    },
  }
}

function matchOf({ records, secrets }: Parts, fixture: PlannedFixture): DemoMatch | undefined {
  const { sports, marketTypes, competitions } = records()
  const sport = sports.find(({ id }) => id === fixture.sport)
  const competition = competitions.find(({ id }) => id === fixture.competition)
  if (!sport || !competition) return undefined
  const types = marketTypes.filter((type) => type.sports.includes(sport.id))
  return createDemoMatch({ fixture, sport, competition, types, seed: seedOf(secrets, competition, fixture) })
}

/** Records are public: without the secret, nobody can play a match in advance. */
function seedOf(secrets: Kernel['secrets'], { seed }: CompiledCompetition, { id }: PlannedFixture): Seed {
  const digest = createHmac('sha256', secrets.keyFor('sports')).update(`${seed} ${id}`).digest()
  return [digest.readUInt32LE(0), digest.readUInt32LE(4), digest.readUInt32LE(8), digest.readUInt32LE(12)]
}

function fixturesWithin({ competitions, sports }: Records, from: number, until: number): PlannedFixture[] {
  return competitions.flatMap((competition) => {
    const sport = sports.find(({ id }) => id === competition.sport)
    return sport ? fixturesOf(competition, sport, { from, until }) : []
  })
}

/** The earliest first. */
function comingFixtures(records: Records, moment: number): PlannedFixture[] {
  return records.competitions
    .flatMap((competition) => {
      const { kind } = competition.season
      const until = moment + (kind === 'matches' ? season : ahead)
      const fixtures = fixturesWithin({ ...records, competitions: [competition] }, moment + 1, until)
      return kind === 'matches' ? fixtures : fixtures.slice(0, mostAhead)
    })
    .toSorted((one, other) => one.startsAt - other.startsAt)
}

async function tellPlanned(match: DemoMatch | undefined, now: number, { tell }: Listener): Promise<void> {
  if (match) await tell({ ...match.image(now), markets: match.offer(now) })
}

/** What was begun and is not in the records any more, or longer ago than a match takes. */
async function abandoned({ unfinished }: Listener, records: Records): Promise<readonly Unfinished[]> {
  const fixtures = await unfinished()
  return fixtures.filter(({ id, startsAt }) => {
    const second = Math.floor(startsAt / 1000)
    return !fixturesWithin(records, second, second + 1).some((fixture) => fixture.id === id)
  })
}

function forget(running: Map<string, unknown>, begun: readonly PlannedFixture[]): void {
  const known = new Set(begun.map(({ id }) => id))
  for (const id of running.keys()) if (!known.has(id)) running.delete(id)
}
