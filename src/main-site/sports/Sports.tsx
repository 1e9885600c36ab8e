import { useEffect } from 'react'
import type { ShownSports } from '../page/sports.ts'
import { List } from './list/List.tsx'
import { LineProvider } from './live/line.ts'
import { useLivingLine } from './live/use-living-line.ts'
import { Match } from './match/Match.tsx'
import { LineStanding } from './parts/LineStanding.tsx'

/** A page of the sportsbook, which follows the line. */
export function Sports({ sports }: { readonly sports: ShownSports }) {
  const { store, shown, isLive, showMore } = useLivingLine(sports)
  const [fixture] = shown.fixtures
  // The script of the document has kept what was tapped before.
  useEffect(() => void dispatchEvent(new Event('alive')), [])
  return (
    <LineProvider value={{ store, names: shown.names }}>
      <LineStanding isLive={isLive} />
      {shown.place.fixture !== undefined && fixture ? (
        <Match shown={shown} fixture={fixture} />
      ) : (
        <List shown={shown} showMore={showMore} />
      )}
    </LineProvider>
  )
}
