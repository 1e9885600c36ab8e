import { Suspense } from 'react'
import { late } from '../../ui/late.ts'
import { useText } from '../../ui/text.ts'
import { useIsRunning } from '../../ui/use-is-running.ts'
import { MethodList } from '../cashier/methods/MethodList.tsx'
import { Skeleton } from '../cashier/parts/Skeleton.tsx'
import type { ShownMethods, ShownSection } from '../page/page.ts'
import { useVisitor } from '../page/player.ts'
import { PageHead } from './PageHead.tsx'
import { SignUpLinks } from './SignUpLinks.tsx'
import { VisitorNotices } from './VisitorNotices.tsx'

const Cashier = late(() => import('../cashier/Cashier.tsx').then((loaded) => ({ default: loaded.Cashier })))

type CashierScreenProps = { readonly section: ShownSection; readonly methods: ShownMethods }

/** The cashier of a player, whose code comes with it; visitors see how they could pay. */
export function CashierScreen({ section, methods }: CashierScreenProps) {
  const isRunning = useIsRunning()
  const isVisitor = useVisitor().kind === 'visitor'
  return (
    <>
      <VisitorNotices />
      <PageHead section={section} />
      {isVisitor ? (
        <WaysToPay methods={methods} />
      ) : (
        <Suspense fallback={<Skeleton />}>{isRunning ? <Cashier /> : <Skeleton />}</Suspense>
      )}
    </>
  )
}

function WaysToPay({ methods }: Pick<CashierScreenProps, 'methods'>) {
  const text = useText()
  return (
    <div className="cashier">
      <p>{text('site.cashier.visitor-sign-in')}</p>
      <SignUpLinks />
      <MethodList methods={methods} />
    </div>
  )
}
