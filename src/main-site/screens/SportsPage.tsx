import { Suspense } from 'react'
import { type ShownSection, useSitePage } from '../page/page.ts'
import type { ShownSports } from '../page/sports.ts'
import { useLateScreens } from './late-screens.ts'
import { VisitorNotices } from './VisitorNotices.tsx'

type SportsPageProps = { readonly section: ShownSection; readonly sports: ShownSports }

/** A page of the sportsbook: it arrives with its fixtures, and comes to life when its code is there. */
export function SportsPage({ section, sports }: SportsPageProps) {
  const { path } = useSitePage()
  const { Sports } = useLateScreens()
  return (
    <>
      <VisitorNotices bonusMoney={section.bonusMoney} />
      <Suspense fallback={<div className="sports-coming" />}>
        <Sports key={path} sports={sports} />
      </Suspense>
    </>
  )
}
