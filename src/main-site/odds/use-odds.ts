import { useSyncExternalStore } from 'react'
import { writtenOdds } from '../../rules/odds/written-odds.ts'
import { usePageBasics } from '../../ui/page-basics.ts'
import { oddsFormat } from './odds-format.ts'

const { subscribe, get, atFirst } = oddsFormat

/** Writes odds, in thousandths, as the player reads them. */
export function useOdds(): (odds: number) => string {
  const { numbers } = usePageBasics()
  const format = useSyncExternalStore(subscribe, get, atFirst)
  return (odds) => writtenOdds(odds, format, numbers)
}
