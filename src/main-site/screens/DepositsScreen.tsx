import { Suspense } from 'react'
import { late } from '../../ui/late.ts'
import { useText } from '../../ui/text.ts'
import { useIsRunning } from '../../ui/use-is-running.ts'
import { Skeleton } from '../cashier/parts/Skeleton.tsx'
import type { SectionLink, ShownSection } from '../page/page.ts'
import { useVisitor } from '../page/player.ts'
import { PageHead } from './PageHead.tsx'
import { Siblings } from './Siblings.tsx'
import { SignUpLinks } from './SignUpLinks.tsx'
import { VisitorNotices } from './VisitorNotices.tsx'

const History = late(() => import('../cashier/history/History.tsx').then((loaded) => ({ default: loaded.History })))

type DepositsScreenProps = { readonly section: ShownSection; readonly siblings: readonly SectionLink[] }

/** What a player has paid in. */
export function DepositsScreen({ section, siblings }: DepositsScreenProps) {
  const isRunning = useIsRunning()
  const isVisitor = useVisitor().kind === 'visitor'
  return (
    <>
      <VisitorNotices />
      <PageHead section={section} />
      {isVisitor ? (
        <ForVisitors />
      ) : (
        <Suspense fallback={<Skeleton />}>{isRunning ? <History /> : <Skeleton />}</Suspense>
      )}
      <Siblings siblings={siblings} />
    </>
  )
}

function ForVisitors() {
  const text = useText()
  return (
    <div className="cashier">
      <p>{text('site.shell.players-only')}</p>
      <SignUpLinks />
    </div>
  )
}
