import { fragmentOf, isPayOut } from '../../rules/main-site/cashier-place.ts'
import { useText } from '../../ui/text.ts'
import { useSitePage } from '../page/page.ts'
import { useVisitor } from '../page/player.ts'
import { usePlace } from './state/use-place.ts'

const tabs = [
  { name: 'deposit', href: fragmentOf({ kind: 'methods' }) },
  { name: 'withdraw', href: fragmentOf({ kind: 'withdraw' }) },
] as const

/** Paying in and withdrawing, each at an address of its own. They are there before the player is known, so nothing moves. */
export function Tabs() {
  const text = useText()
  const { headline } = useSitePage()
  const { kind } = useVisitor()
  const current = isPayOut(usePlace()) ? 'withdraw' : 'deposit'
  if (kind !== 'player' && kind !== 'unknown') return null
  return (
    <nav className="tabs" aria-label={headline}>
      {tabs.map(({ name, href }) => (
        <a key={name} href={href} aria-current={name === current ? 'true' : undefined}>
          {text(`site.cashier.tab.${name}`)}
        </a>
      ))}
    </nav>
  )
}
