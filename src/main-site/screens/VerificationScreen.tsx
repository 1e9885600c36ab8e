import { late } from '../../ui/late.ts'
import { useText } from '../../ui/text.ts'
import type { SectionLink, ShownSection } from '../page/page.ts'
import { PlayersScreen } from './PlayersScreen.tsx'
import { Siblings } from './Siblings.tsx'
import { SignUpLinks } from './SignUpLinks.tsx'

const Verification = late(() =>
  import('../verification/Verification.tsx').then((loaded) => ({ default: loaded.Verification })),
)

type VerificationScreenProps = { readonly section: ShownSection; readonly siblings: readonly SectionLink[] }

/** Where a player proves who they are. */
export function VerificationScreen({ section, siblings }: VerificationScreenProps) {
  return (
    <>
      <PlayersScreen section={section} forVisitors={<ForVisitors />}>
        <Verification />
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
