import { late } from '../../ui/late.ts'
import { useText } from '../../ui/text.ts'
import type { SectionLink, ShownSection } from '../page/page.ts'
import { PlayersScreen } from './PlayersScreen.tsx'
import { Siblings } from './Siblings.tsx'
import { SignUpLinks } from './SignUpLinks.tsx'

const histories = {
  deposits: late(() => import('../history/Deposits.tsx').then((loaded) => ({ default: loaded.Deposits }))),
  withdrawals: late(() => import('../history/Withdrawals.tsx').then((loaded) => ({ default: loaded.Withdrawals }))),
  payments: late(() => import('../history/Payments.tsx').then((loaded) => ({ default: loaded.Payments }))),
}

type HistoryScreenProps = {
  readonly kind: keyof typeof histories
  readonly section: ShownSection
  readonly siblings: readonly SectionLink[]
}

/** What became of a player's money. */
export function HistoryScreen({ kind, section, siblings }: HistoryScreenProps) {
  const History = histories[kind]
  return (
    <>
      <PlayersScreen section={section} forVisitors={<ForVisitors />}>
        <History />
      </PlayersScreen>
      <Siblings siblings={siblings} />
    </>
  )
}

function ForVisitors() {
  const text = useText()
  return (
    <div className="tool">
      <p>{text('site.shell.players-only')}</p>
      <SignUpLinks />
    </div>
  )
}
