import { late } from '../../ui/late.ts'
import type { SectionLink, ShownSection } from '../page/page.ts'
import { PlayersOnly } from './PlayersOnly.tsx'
import { PlayersScreen } from './PlayersScreen.tsx'
import { Siblings } from './Siblings.tsx'

const histories = {
  deposits: late(() => import('../history/Deposits.tsx').then((loaded) => ({ default: loaded.Deposits }))),
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
      <PlayersScreen section={section} forVisitors={<PlayersOnly />}>
        <History />
      </PlayersScreen>
      <Siblings siblings={siblings} />
    </>
  )
}
