import { Icon } from '../../../ui/Icon.tsx'
import { useText } from '../../../ui/text.ts'
import type { ShownLobby } from '../../page/casino.ts'
import { useSitePage } from '../../page/page.ts'

/** The lobbies of the group, each with how many games it has. */
export function LobbyLinks({ lobbies }: Pick<ShownLobby, 'lobbies'>) {
  const text = useText()
  const { path } = useSitePage()
  return (
    <nav className="lobby-links" aria-label={text('site.casino.lobbies')}>
      <ul>
        {lobbies.map(({ href, name, icon, count }) => (
          <li key={href}>
            <a className="lobby-link" href={href} aria-current={href === path ? 'page' : undefined}>
              {icon && <Icon name={icon} />}
              <span>{name}</span>
              <small>{count}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
