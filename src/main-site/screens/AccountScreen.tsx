import { late } from '../../ui/late.ts'
import type { ShownSection } from '../page/page.ts'
import { PlayersOnly } from './PlayersOnly.tsx'
import { PlayersScreen } from './PlayersScreen.tsx'

const tools = {
  profile: late(() => import('../profile/Profile.tsx').then((loaded) => ({ default: loaded.Profile }))),
  settings: late(() => import('../settings/Settings.tsx').then((loaded) => ({ default: loaded.Settings }))),
}

type AccountScreenProps = { readonly kind: keyof typeof tools; readonly section: ShownSection }

/** What a player can say and decide about the account. */
export function AccountScreen({ kind, section }: AccountScreenProps) {
  const Tool = tools[kind]
  return (
    <PlayersScreen section={section} forVisitors={<PlayersOnly />}>
      <Tool />
    </PlayersScreen>
  )
}
