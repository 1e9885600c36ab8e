import type { Fixture } from '../../../contract/index.ts'
import type { ShownSports } from '../../page/sports.ts'
import { useFixture } from '../live/line.ts'
import { SportsHead } from '../parts/SportsHead.tsx'
import { SportsTabs } from '../parts/SportsTabs.tsx'
import { Markets } from './Markets.tsx'
import { Scoreboard } from './Scoreboard.tsx'

type MatchProps = { readonly shown: ShownSports; readonly fixture: Fixture }

/** A match or a race with all its markets. */
export function Match({ shown, fixture: first }: MatchProps) {
  const fixture = useFixture(first)
  return (
    <>
      <SportsTabs {...shown} />
      <SportsHead {...shown} />
      <Scoreboard fixture={fixture} />
      <Markets fixture={fixture} />
    </>
  )
}
