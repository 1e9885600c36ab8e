import { useText } from '../../ui/text.ts'
import { NavigationLink } from '../page/NavigationLink.tsx'
import { useSitePage } from '../page/page.ts'

/** The main sections within reach of the thumb, on phones. */
export function BottomBar() {
  const text = useText()
  const { navigation } = useSitePage()
  return (
    <nav className="bar" aria-label={text('site.shell.menu')}>
      {navigation.bar.map((to) => (
        <NavigationLink key={to.href} to={to} className="bar-link" />
      ))}
      <button type="button" className="bar-link" popoverTarget="menu">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 6h16v2.4H4zM4 10.8h16v2.4H4zM4 15.6h16V18H4z" />
        </svg>
        <span>{text('site.shell.menu')}</span>
      </button>
    </nav>
  )
}
