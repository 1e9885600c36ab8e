import { late } from '../../ui/late.ts'
import { useText } from '../../ui/text.ts'
import type { SectionLink, ShownSection } from '../page/page.ts'
import { PlayersScreen } from './PlayersScreen.tsx'
import { Siblings } from './Siblings.tsx'
import { SignUpLinks } from './SignUpLinks.tsx'

const tools = {
  bets: late(() => import('../history/Bets.tsx').then((loaded) => ({ default: loaded.Bets }))),
  bonuses: late(() => import('../bonuses/Bonuses.tsx').then((loaded) => ({ default: loaded.Bonuses }))),
  deposits: late(() => import('../history/Deposits.tsx').then((loaded) => ({ default: loaded.Deposits }))),
  inbox: late(() => import('../inbox/Inbox.tsx').then((loaded) => ({ default: loaded.Inbox }))),
  withdrawals: late(() => import('../history/Withdrawals.tsx').then((loaded) => ({ default: loaded.Withdrawals }))),
  profile: late(() => import('../profile/Profile.tsx').then((loaded) => ({ default: loaded.Profile }))),
  settings: late(() => import('../settings/Settings.tsx').then((loaded) => ({ default: loaded.Settings }))),
  verification: late(() =>
    import('../verification/Verification.tsx').then((loaded) => ({ default: loaded.Verification })),
  ),
  rounds: late(() => import('../history/Rounds.tsx').then((loaded) => ({ default: loaded.Rounds }))),
  payments: late(() => import('../history/Payments.tsx').then((loaded) => ({ default: loaded.Payments }))),
}

type ToolScreenProps = {
  readonly kind: keyof typeof tools
  readonly section: ShownSection
  readonly siblings: readonly SectionLink[]
}

/** A tool of signed-in players, with the other pages of its group. */
export function ToolScreen({ kind, section, siblings }: ToolScreenProps) {
  const Tool = tools[kind]
  return (
    <>
      <PlayersScreen section={section} forVisitors={<ForVisitors />}>
        <Tool />
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
