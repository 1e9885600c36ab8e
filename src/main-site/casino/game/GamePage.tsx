import { Suspense } from 'react'
import { late } from '../../../ui/late.ts'
import { useText } from '../../../ui/text.ts'
import { useIsRunning } from '../../../ui/use-is-running.ts'
import type { GameCard, ShownGame } from '../../page/casino.ts'
import { useSitePage } from '../../page/page.ts'
import { GameTile } from '../cards/GameTile.tsx'
import { GameHead } from './GameHead.tsx'
import { Rules } from './info/Rules.tsx'
import { Poster } from './Poster.tsx'

const Playground = late(() => import('./Playground.tsx').then((loaded) => ({ default: loaded.Playground })))

type GamePageProps = {
  readonly game: ShownGame
  readonly others: readonly GameCard[]
  /** A landing with the game to try. */
  readonly trial: string | undefined
}

/** A game: its stage, its rules, and others like it. */
export function GamePage({ game, others, trial }: GamePageProps) {
  const isRunning = useIsRunning()
  const poster = <Poster game={game} trial={trial} />
  return (
    <article className="game-page">
      <GameHead game={game} />
      <Suspense fallback={poster}>{isRunning ? <Playground game={game} trial={trial} /> : poster}</Suspense>
      <Rules game={game} />
      <Others games={others} />
    </article>
  )
}

function Others({ games }: { readonly games: readonly GameCard[] }) {
  const text = useText()
  const { path } = useSitePage()
  const shown = games.filter(({ href }) => href !== path)
  if (shown.length === 0) return null
  return (
    <section className="game-others">
      <h2>{text('site.casino.others')}</h2>
      <ul className="games games-row">
        {shown.map((game) => (
          <GameTile key={game.id} game={game} />
        ))}
      </ul>
    </section>
  )
}
