import { useText } from '../../../ui/text.ts'
import { useSitePage } from '../../page/page.ts'
import type { ShownSports } from '../../page/sports.ts'
import { Favourites } from '../favourites/Favourites.tsx'

/** The same place in the other lists: all matches, those that are being played, results. */
export function SportsTabs({ tabs, screen }: Pick<ShownSports, 'tabs' | 'screen'>) {
  const text = useText()
  const { path } = useSitePage()
  return (
    <nav className="sports-tabs" aria-label={text('site.sports.lists')}>
      {tabs.map(({ screen: of, href, name }) => (
        <a
          key={of}
          className={`sports-tab${of === screen ? ' is-near' : ''}`}
          href={href}
          aria-current={path === href ? 'page' : undefined}
        >
          {name}
        </a>
      ))}
      <Favourites />
    </nav>
  )
}
