import { Suspense } from 'react'
import type { ShownLobby } from '../page/casino.ts'
import { type ShownSection, useSitePage } from '../page/page.ts'
import { useLateScreens } from './late-screens.ts'
import { VisitorNotices } from './VisitorNotices.tsx'

type LobbyScreenProps = { readonly section: ShownSection; readonly lobby: ShownLobby }

/** A lobby of the casino: it arrives with its first games, and comes to life when its code is there. */
export function LobbyScreen({ section, lobby }: LobbyScreenProps) {
  const { path } = useSitePage()
  const { Lobby } = useLateScreens()
  return (
    <>
      <VisitorNotices bonusMoney={section.bonusMoney} />
      <Suspense fallback={<div className="screen-coming" />}>
        <Lobby key={path} lobby={lobby} {...(section.about && { about: section.about })} />
      </Suspense>
    </>
  )
}
