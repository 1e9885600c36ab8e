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

const histories = {
  deposits: late(() => import('../cashier/history/Deposits.tsx').then((loaded) => ({ default: loaded.Deposits }))),
  payments: late(() => import('../cashier/history/Payments.tsx').then((loaded) => ({ default: loaded.Payments }))),
}

type HistoryScreenProps = {
  readonly kind: keyof typeof histories
  readonly section: ShownSection
  readonly siblings: readonly SectionLink[]
}

/** What became of a player's money. */
export function HistoryScreen({ kind, section, siblings }: HistoryScreenProps) {
  const History = histories[kind]
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
