import { Suspense } from 'react'
import type { GameCard, ShownGame } from '../page/casino.ts'
import { type ShownSection, useSitePage } from '../page/page.ts'
import { useLateScreens } from './late-screens.ts'
import { VisitorNotices } from './VisitorNotices.tsx'

type GameScreenProps = {
  readonly section: ShownSection
  readonly game: ShownGame
  readonly others: readonly GameCard[]
}

/** The page of a game: it arrives with its rules, and can be played when its code is there. */
export function GameScreen({ section, game, others }: GameScreenProps) {
  const { path } = useSitePage()
  const { GamePage } = useLateScreens()
  return (
    <>
      <VisitorNotices bonusMoney={section.bonusMoney} />
      <Suspense fallback={<div className="screen-coming" />}>
        <GamePage key={path} game={game} others={others} trial={section.trial} />
      </Suspense>
    </>
  )
}
