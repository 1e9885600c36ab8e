import { late } from '../../ui/late.ts'
import { useText } from '../../ui/text.ts'
import { MethodList } from '../cashier/methods/MethodList.tsx'
import { Tabs } from '../cashier/Tabs.tsx'
import type { ShownMethods, ShownSection } from '../page/page.ts'
import { PlayersScreen } from './PlayersScreen.tsx'
import { SignUpLinks } from './SignUpLinks.tsx'

const Cashier = late(() => import('../cashier/Cashier.tsx').then((loaded) => ({ default: loaded.Cashier })))

type CashierScreenProps = { readonly section: ShownSection; readonly methods: ShownMethods }

/** The cashier of a player; visitors see how they could pay. */
export function CashierScreen({ section, methods }: CashierScreenProps) {
  return (
    <PlayersScreen section={section} forVisitors={<WaysToPay methods={methods} />} above={<Tabs />}>
      <Cashier />
    </PlayersScreen>
  )
}

function WaysToPay({ methods }: Pick<CashierScreenProps, 'methods'>) {
  const text = useText()
  return (
    <div className="tool">
      <p>{text('site.cashier.visitor-sign-in')}</p>
      <SignUpLinks />
      <MethodList methods={methods} />
    </div>
  )
}
