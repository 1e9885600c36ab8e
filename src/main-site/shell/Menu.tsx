import { useText } from '../../ui/text.ts'
import { NavigationLink } from '../page/NavigationLink.tsx'
import { useSitePage } from '../page/page.ts'
import { Sheet } from '../page/Sheet.tsx'

/** All sections of the navigation, on phones. */
export function Menu() {
  const text = useText()
  const { navigation } = useSitePage()
  return (
    <Sheet id="menu" label={text('site.shell.sections')}>
      <nav className="sheet-links" aria-label={text('site.shell.sections')}>
        {[...navigation.menu, ...navigation.foot].map((to) => (
          <NavigationLink key={to.href} to={to} className="sheet-link" />
        ))}
      </nav>
    </Sheet>
  )
}
