import { useText } from '../../ui/text.ts'
import { NavigationLink } from '../page/NavigationLink.tsx'
import { useSitePage } from '../page/page.ts'

/** The sections beside the page, on wide screens. */
export function SideNavigation() {
  const text = useText()
  const { navigation } = useSitePage()
  return (
    <nav className="side" aria-label={text('site.shell.sections')}>
      {navigation.menu.map((to) => (
        <NavigationLink key={to.href} to={to} className="side-link" />
      ))}
    </nav>
  )
}
