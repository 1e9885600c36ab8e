import type { Fixture, LineMarket } from '../../../contract/index.ts'
import type { LineChange } from './line-change.ts'

/** An outcome at this moment. */
export type OutcomeNow = {
  /** In thousandths; undefined if it cannot be bet on. */
  readonly odds: number | undefined
  readonly isOpen: boolean
  /** How it moved last, while somebody looked. */
  readonly moved: 'up' | 'down' | undefined
}

export type LineStore = ReturnType<typeof createLineStore>

const notOffered: OutcomeNow = { odds: undefined, isOpen: false, moved: undefined }

const outcomeKey = (fixture: string, market: string, outcome: string) => `${fixture} ${market} ${outcome}`

/** The fixtures of a page as they are now. What has changed is told to those who show it, and to nobody else. */
export function createLineStore(first: readonly Fixture[]) {
  const fixtures = new Map<string, Fixture>()
  const outcomes = new Map<string, OutcomeNow>()
  const listeners = new Map<string, Set<() => void>>()
  let changed = new Set<string>()

  const tell = () => {
    const told = changed
    changed = new Set()
    for (const key of told) for (const listener of listeners.get(key) ?? []) listener()
  }

  const setOutcome = (key: string, market: LineMarket, odds: number | undefined) => {
    const before = outcomes.get(key)
    const isOpen = market.state === 'open'
    if (before?.odds === odds && before?.isOpen === isOpen) return
    const hasMoved = before?.odds !== undefined && odds !== undefined && before.odds !== odds
    outcomes.set(key, {
      ...{ odds, isOpen },
      moved: hasMoved ? (odds > (before.odds ?? 0) ? 'up' : 'down') : before?.moved,
    })
    changed.add(key)
  }

  const setMarket = (fixture: string, market: LineMarket, before: LineMarket | undefined) => {
    for (const outcome of new Set([...Object.keys(before?.odds ?? {}), ...Object.keys(market.odds)]))
      setOutcome(outcomeKey(fixture, market.id, outcome), market, market.odds[outcome])
  }

  const setFixture = (next: Fixture, told: readonly LineMarket[]) => {
    const before = fixtures.get(next.id)
    const known = new Map(before?.markets.map((market) => [market.id, market]))
    const newer = told.filter(({ id, version }) => version > (known.get(id)?.version ?? 0))
    for (const market of newer) setMarket(next.id, market, known.get(market.id))
    const isOtherwise =
      !before || !isAlike(before, next) || newer.some(({ id, state }) => known.get(id)?.state !== state)
    for (const market of newer) known.set(market.id, market)
    fixtures.set(next.id, { ...next, markets: [...known.values()] })
    if (isOtherwise) changed.add(next.id)
  }

  const put = (some: readonly Fixture[]) => {
    for (const fixture of some) setFixture(fixture, fixture.markets)
    tell()
  }
  put(first)

  return {
    fixture: (id: string) => fixtures.get(id),
    outcome: (fixture: string, market: string, outcome: string) =>
      outcomes.get(outcomeKey(fixture, market, outcome)) ?? notOffered,
    onFixture: (id: string, listener: () => void) => listen(listeners, id, listener),
    onOutcome: (fixture: string, market: string, outcome: string, listener: () => void) =>
      listen(listeners, outcomeKey(fixture, market, outcome), listener),
    put,
    /** Fixtures that are not known are left out. */
    apply(changes: readonly LineChange[]): void {
      for (const { fixture: id, state, score, clock, clock_at, markets } of changes) {
        const before = fixtures.get(id)
        if (before) setFixture({ ...before, state, score, ...(clock && { clock, clock_at }) }, markets)
      }
      tell()
    },
  }
}

/** Whether the same is shown of them, odds apart. */
const isAlike = (one: Fixture, other: Fixture) =>
  one.state === other.state && JSON.stringify([one.score, one.clock]) === JSON.stringify([other.score, other.clock])

function listen(listeners: Map<string, Set<() => void>>, key: string, listener: () => void): () => void {
  const ofKey = listeners.get(key) ?? new Set()
  listeners.set(key, ofKey.add(listener))
  return () => {
    ofKey.delete(listener)
    if (ofKey.size === 0 && listeners.get(key) === ofKey) listeners.delete(key)
  }
}
