import { type ReactNode, Suspense } from 'react'
import { useIsRunning } from '../../ui/use-is-running.ts'
import type { ShownSection } from '../page/page.ts'
import { useVisitor } from '../page/player.ts'
import { Skeleton } from '../parts/loading/Skeleton.tsx'
import { PageHead } from './PageHead.tsx'
import { VisitorNotices } from './VisitorNotices.tsx'

type PlayersScreenProps = {
  readonly section: ShownSection
  readonly forVisitors: ReactNode
  /** What stands above it from the beginning. */
  readonly above?: ReactNode
  /** What players see, once its code is loaded. */
  readonly children: ReactNode
}

/** A page that is a tool of signed-in players. */
export function PlayersScreen({ section, forVisitors, above, children }: PlayersScreenProps) {
  const isRunning = useIsRunning()
  const isVisitor = useVisitor().kind === 'visitor'
  return (
    <>
      <VisitorNotices />
      <PageHead section={section} />
      {isVisitor ? (
        forVisitors
      ) : (
        <>
          {above}
          <Suspense fallback={<Skeleton />}>{isRunning ? children : <Skeleton />}</Suspense>
        </>
      )}
    </>
  )
}
