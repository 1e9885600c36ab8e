import { useEffect, useRef, useState } from 'react'
import { writeLineQuery } from '../../../rules/main-site/line-query.ts'
import { useSitePage } from '../../page/page.ts'
import type { Names, ShownSports } from '../../page/sports.ts'
import { watchStream } from '../../parts/stream/watch-stream.ts'
import type { LineChange } from './line-change.ts'
import { createLineStore, type LineStore } from './line-store.ts'
import { loadSports } from './load-sports.ts'

/** Between two questions while the stream is blocked. */
const askEvery = 5000

/** Between two loads because a fixture has come that the page does not have. */
const newcomersWait = 3000

/** The page as it is now: it follows the stream, and asks regularly where the stream cannot reach it. */
export function useLivingLine(first: ShownSports) {
  const [store] = useState(() => createLineStore(first.fixtures))
  const [shown, setShown] = useState(first)
  const [isLive, setIsLive] = useState(true)
  const { path, site } = useSitePage()
  const address = path + writeLineQuery(first.query)
  const { screen, seen } = first
  const isWatched = seen !== undefined && screen !== 'results' && first.watched.length > 0
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** Loads the page again, until it contains what has happened. */
  const reload = useRef(async (atLeast: number) => {
    clearTimeout(timer.current)
    const now = await loadSports(address)
    if (!now || (now.seen ?? 0) < atLeast) {
      timer.current = setTimeout(() => void reload.current(atLeast), newcomersWait)
      return
    }
    store.put(now.fixtures)
    setShown((before) => withNames(withFurther(now, before), before.names))
  })

  useEffect(() => {
    if (!isWatched) return
    const stop = watchStream<LineChange>({
      stream: `${site.api.v1}/stream`,
      of: watchedOf(first),
      seen,
      onChanges(changes) {
        store.apply(changes)
        if (!changes.some((change) => isNewcomer(change, first, store) || hasNewType(change, first))) return
        timer.current ??= setTimeout(() => {
          timer.current = undefined
          void reload.current(0)
        }, newcomersWait)
      },
      onAnew: (atLeast) => void reload.current(atLeast),
      onStanding: setIsLive,
    })
    return () => {
      stop()
      clearTimeout(timer.current)
    }
  }, [isWatched, site.api.v1, first, seen, store])

  useEffect(() => {
    if (isLive) return
    const asking = setInterval(() => {
      if (!document.hidden) void reload.current(0)
    }, askEvery)
    return () => clearInterval(asking)
  }, [isLive])

  const showMore = async (after: string) => {
    const more = await loadSports(path + writeLineQuery({ ...first.query, after }))
    if (!more) return
    store.put(more.fixtures)
    setShown((before) => {
      const { next: _, ...rest } = before
      const fixtures = [
        ...before.fixtures,
        ...more.fixtures.filter(({ id }) => !before.fixtures.some((one) => one.id === id)),
      ]
      return withNames({ ...rest, fixtures, ...(more.next && { next: more.next }) }, more.names)
    })
  }
  return { store, shown, isLive, showMore }
}

const watchedOf = ({ place, watched, fixtures }: ShownSports) =>
  place.fixture === undefined
    ? { fixtures: [], sports: watched }
    : { fixtures: fixtures.map(({ id }) => id), sports: [] }

/** Whether a match has begun that belongs on the page. */
const isNewcomer = (
  { state, fixture, competition }: LineChange,
  { screen, place, query, next }: ShownSports,
  store: LineStore,
) =>
  screen === 'live' &&
  state === 'live' &&
  !next &&
  !query.after &&
  !query.search &&
  (place.competition === undefined || place.competition === competition) &&
  !store.fixture(fixture)

/** Whether a match has a market whose name the page does not know. */
const hasNewType = ({ markets }: LineChange, { place, names }: ShownSports) =>
  place.fixture !== undefined && markets.some(({ type }) => !(type in names.marketTypes))

/** The page with those that were shown below it. */
function withFurther(now: ShownSports, { fixtures, next }: ShownSports): ShownSports {
  const last = now.fixtures.at(-1)
  if (!now.next || !last || fixtures.length <= now.fixtures.length) return now
  const isBelow = fixtures.findIndex(({ id }) => id === last.id) + 1
  const { next: _, ...rest } = now
  return {
    ...rest,
    fixtures: [...now.fixtures, ...fixtures.slice(isBelow || now.fixtures.length)],
    ...(next && { next }),
  }
}

/** The page with names that it needs besides. */
function withNames(shown: ShownSports, others: Names): ShownSports {
  const { names } = shown
  const competitions = { ...others.competitions }
  for (const [id, one] of Object.entries(names.competitions))
    competitions[id] = { ...one, sides: { ...competitions[id]?.sides, ...one.sides } }
  return {
    ...shown,
    names: {
      sports: { ...others.sports, ...names.sports },
      competitions,
      marketTypes: { ...others.marketTypes, ...names.marketTypes },
    },
  }
}
