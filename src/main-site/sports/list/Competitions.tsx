import { Icon } from '../../../ui/Icon.tsx'
import { useText } from '../../../ui/text.ts'
import type { ShownSports } from '../../page/sports.ts'

/** The competitions with the most matches. */
export function Competitions({ competitions, place }: Pick<ShownSports, 'competitions' | 'place'>) {
  const text = useText()
  if (competitions.length < 2) return null
  return (
    <nav className="competitions" aria-label={text('site.sports.competitions')}>
      <ul>
        {competitions.map(({ id, href, name, icon, count }) => (
          <li key={id}>
            <a className="period" href={href} aria-current={id === place.competition ? 'true' : undefined}>
              <Icon name={icon} />
              <span>{name}</span>
              <span className="sport-count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
