import { Icon } from '../../../ui/Icon.tsx'
import { useText } from '../../../ui/text.ts'
import type { GameCard } from '../../page/casino.ts'
import { Badge } from './GameTile.tsx'

/** A game that the lobby recommends, as a wide picture. */
export function FeaturedCard({ game }: { readonly game: GameCard }) {
  const text = useText()
  const { href, title, studio, picture, theme, kind } = game
  return (
    <li>
      <a className={`featured-card theme-${theme} game-of-${kind}`} href={href}>
        <span className="featured-words">
          <span className="game-studio">{studio}</span>
          <b className="featured-name">{title}</b>
          <span className="featured-play">{text('site.casino.play')}</span>
        </span>
        <Icon name={picture} className="featured-figure" />
        <Badge game={game} />
      </a>
    </li>
  )
}
