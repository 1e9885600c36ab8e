import { memo } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { useText } from '../../../ui/text.ts'
import type { GameCard } from '../../page/casino.ts'
import { Heart } from './Heart.tsx'

/** A game in a lobby: its scene, its figure, its name. */
export const GameTile = memo(function GameTile({ game }: { readonly game: GameCard }) {
  const { id, href, title, studio, picture, theme, kind } = game
  return (
    <li className="game-tile">
      <a className={`game-card theme-${theme} game-of-${kind}`} href={href}>
        <Icon name={picture} className="game-figure" />
        <span className="game-name">{title}</span>
        <span className="game-studio">{studio}</span>
        <Badge game={game} />
      </a>
      <Heart game={id} title={title} />
    </li>
  )
})

export function Badge({ game: { badge } }: { readonly game: GameCard }) {
  const text = useText()
  return badge ? <span className={`game-badge game-badge-${badge}`}>{text(`site.casino.badge-${badge}`)}</span> : null
}
