import { useText } from '../../ui/text.ts'
import { NavigationLink } from '../page/NavigationLink.tsx'
import { useSitePage } from '../page/page.ts'
import { useVisitor } from '../page/player.ts'
import { Sheet } from '../page/Sheet.tsx'
import { PurseSwitch } from './PurseSwitch.tsx'

/** The player's money, pages, and way out. */
export function AccountMenu() {
  const text = useText()
  const { navigation } = useSitePage()
  const visitor = useVisitor()
  if (visitor.kind === 'visitor') return null
  const isKnown = visitor.kind === 'player'
  return (
    <Sheet
      id="account"
      label={isKnown ? visitor.player.name : text('site.player.account')}
      className="sheet-side sheet-account"
    >
      {isKnown && (
        <PurseSwitch
          player={visitor.player}
          chosen={visitor.player.purse}
          choose={(choice) => choice !== 'free' && visitor.act.choosePurse(choice)}
        />
      )}
      <a className="button" href={navigation.cashier}>
        {text('site.player.to-cashier')}
      </a>
      <nav className="sheet-links" aria-label={text('site.player.account')}>
        {navigation.player.map((to) => (
          <NavigationLink key={to.href} to={to} className="sheet-link" />
        ))}
      </nav>
      {isKnown && (
        <button type="button" className="button button-quiet" onClick={visitor.act.logOut}>
          {text('ui.page.log-out')}
        </button>
      )}
    </Sheet>
  )
}
