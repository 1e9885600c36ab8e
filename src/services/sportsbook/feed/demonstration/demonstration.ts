import { createHmac } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { CompiledCompetition } from '../../../../contract/index.ts'
import type { Kernel } from '../../../../kernel/kernel.ts'
import type { PlannedFixture } from '../../../../rules/calendar/fixtures-of.ts'
import type { Seed } from '../../../../rules/play/random.ts'
import type { Sportsbook } from '../../sportsbook.ts'
import type { Feed, Listener } from '../feed.ts'
import { createDemoMatch, type DemoMatch } from './demo-match.ts'
import { begunFixtures, comingFixtures, plannedAs } from './seasons.ts'
import { nothingTold, type ToldSoFar, tellMatch } from './tell-match.ts'

type Parts = Pick<Sportsbook, 'now' | 'records'> & Pick<Kernel, 'secrets'>

/** How many matches that have not begun are priced at a time: what is running must not wait for them. */
const plannedAtATime = 3

/** Matches that are simulated from the records: the same ones on every process and at any speed. */
export function createDemonstration(parts: Parts): Feed {
  const { now, records } = parts
  const running = new Map<string, { readonly match: DemoMatch; readonly told: ToldSoFar }>()
  /** By fixture, the records by which it was told. */
  const planned = new Map<string, ReturnType<typeof records>>()

  const follow = (fixture: PlannedFixture) => {
    const match = running.get(fixture.id)?.match ?? matchOf(parts, fixture)
    if (!match) return undefined
    const followed = running.get(fixture.id) ?? { match, told: nothingTold() }
    running.set(fixture.id, followed)
    return followed
  }

  const tellBegun = async (listener: Listener) => {
    const unfinished = await listener.unfinished()
    const known = unfinished.flatMap((one) => plannedAs(records(), one) ?? [])
    const begun = new Map([...begunFixtures(records(), secondOf(now())), ...known].map((one) => [one.id, one]))
    for (const { id } of unfinished.filter((one) => !begun.has(one.id)))
      await listener.tell({ kind: 'delta', fixture: id, version: now(), state: 'abandoned' })
    const isAwaited = new Set(known.map(({ id }) => id))
    for (const fixture of begun.values()) {
      planned.delete(fixture.id)
      const followed = follow(fixture)
      if (followed) await tellMatch(followed, { now: now(), isAwaited: isAwaited.has(fixture.id) }, listener)
      await setImmediate()
    }
    for (const id of running.keys()) if (!begun.has(id)) running.delete(id)
  }

  const tellComing = async ({ tell }: Listener) => {
    const coming = comingFixtures(records(), secondOf(now())).filter(({ id }) => planned.get(id) !== records())
    for (const fixture of coming.slice(0, plannedAtATime)) {
      const match = matchOf(parts, fixture)
      if (match) await tell({ ...match.image(now()), markets: match.offer(now()) })
      planned.set(fixture.id, records())
      await setImmediate()
    }
  }

  return {
    name: 'demonstration',
    async tellNews(listener) {
      await listener.tell({ kind: 'heartbeat' })
      await tellBegun(listener)
      await tellComing(listener)
    },
  }
}

const secondOf = (moment: number) => Math.floor(moment / 1000)

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
