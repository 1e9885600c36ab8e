import { Headline } from '../../../ui/Headline.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useText } from '../../../ui/text.ts'
import { usePage } from '../../page/page.ts'
import type { BlockProps } from '../block.ts'

type Game = BlockProps<'games-grid'>['block']['games'][number]

export default function GamesGrid({ block }: BlockProps<'games-grid'>) {
  const text = useText()
  return (
    <section className={`block games-grid ${block.blurred ? 'games-grid-blurred' : ''}`}>
      <div className="games-grid-words">
        <Headline text={block.headline} />
        {block.intro && <p className="intro">{text(block.intro)}</p>}
        {block.blurred && <p className="games-grid-note">{text('ui.games-grid.locked')}</p>}
      </div>
      <ul className={`games-grid-list games-grid-${block.columns}`}>
        {block.games.map((game) => (
          <li key={game.id}>
            <GameLink game={game} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Every game opens the registration dialog. */
function GameLink({ game }: { readonly game: Game }) {
  const text = useText()
  const { dialog } = usePage()
  return (
    <a className="games-grid-game" href={`#${dialog.name}`} data-opens="">
      <Icon name={game.icon} className="games-grid-icon" />
      <span>{text(game.title)}</span>
      {game.badge && <em className="games-grid-badge">{text(game.badge)}</em>}
    </a>
  )
}
