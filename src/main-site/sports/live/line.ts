import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { Fixture } from '../../../contract/index.ts'
import type { Names } from '../../page/sports.ts'
import type { LineStore, OutcomeNow } from './line-store.ts'

type Line = { readonly store: LineStore; readonly names: Names }

const LineContext = createContext<Line | null>(null)

export const LineProvider = LineContext.Provider

export function useLine(): Line {
  const line = useContext(LineContext)
  if (!line) throw new Error('Used outside of a page of the sportsbook.')
  return line
}

/** A fixture as it is now, its odds apart. */
export function useFixture(first: Fixture): Fixture {
  const { store } = useLine()
  const { id } = first
  const subscribe = useCallback((listener: () => void) => store.onFixture(id, listener), [store, id])
  const get = () => store.fixture(id) ?? first
  return useSyncExternalStore(subscribe, get, get)
}

/** The odds of an outcome as they are now. */
export function useOutcome(fixture: string, market: string, outcome: string): OutcomeNow {
  const { store } = useLine()
  const subscribe = useCallback(
    (listener: () => void) => store.onOutcome(fixture, market, outcome, listener),
    [store, fixture, market, outcome],
  )
  const get = () => store.outcome(fixture, market, outcome)
  return useSyncExternalStore(subscribe, get, get)
}
