import { Icon } from '../../../ui/Icon.tsx'
import { useText } from '../../../ui/text.ts'
import type { ShownSports } from '../../page/sports.ts'

/** The sports that have matches here. */
export function SportsBar({ sports, place }: Pick<ShownSports, 'sports' | 'place'>) {
  const text = useText()
  if (sports.length === 0) return null
  return (
    <nav className="sports-bar" aria-label={text('site.sports.sports')}>
      <ul>
        {sports.map(({ id, href, name, icon, count }) => (
          <li key={id}>
            <a className="sport" href={href} aria-current={id === place.sport ? 'true' : undefined}>
              <Icon name={icon} />
              <span>{name}</span>
              {count > 0 && <span className="sport-count">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
