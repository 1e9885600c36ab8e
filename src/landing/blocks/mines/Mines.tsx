import { useState } from 'react'
import { MinesDrawings } from '../../../drawings/mines/MinesDrawings.tsx'
import { pause } from '../../../ui/motion.ts'
import { useText } from '../../../ui/text.ts'
import { GameFrame } from '../../games/GameFrame.tsx'
import { useGame } from '../../games/game.ts'
import { usePage } from '../../page/page.ts'
import type { BlockProps } from '../block.ts'
import { pickSome } from './pick-some.ts'

export default function Mines({ block }: BlockProps<'mines'>) {
  const text = useText()
  const { figure } = usePage()
  const game = useGame(1)
  const [hasStarted, setHasStarted] = useState(false)
  const [stars, setStars] = useState<readonly number[]>([])
  const [mines, setMines] = useState<readonly number[]>([])
  const tiles = Array.from({ length: block.size ** 2 }, (_, index) => index + 1)
  const picks = Math.min(block.picks, tiles.length)

  function open(tile: number) {
    if (stars.includes(tile) || stars.length === picks) return
    const found = [...stars, tile]
    setHasStarted(true)
    setStars(found)
    if (found.length === picks) void game.play(() => reveal(found))
  }

  async function reveal(found: readonly number[]) {
    await pause(700)
    const covered = tiles.filter((tile) => !found.includes(tile))
    setMines(pickSome(covered, block.mines))
    await pause(500)
  }

  const progress = (
    <div className="mines-progress">
      {tiles.slice(0, picks).map((place) => (
        <svg key={place} aria-hidden="true" data-found={place <= stars.length || undefined}>
          <use href="#mines-star" />
        </svg>
      ))}
      <p className="unseen" role="status">
        {text('ui.mines.found', { count: stars.length })}
      </p>
    </div>
  )

  return (
    <GameFrame
      block={block}
      game={game}
      onPlay={() => setHasStarted(true)}
      action={hasStarted ? progress : undefined}
      figure={figure}
    >
      <MinesDrawings />
      <div className={`mines-field mines-${block.size}`} data-open={hasStarted || undefined}>
        {tiles.map((tile) => (
          <button
            key={tile}
            type="button"
            className="mines-tile"
            aria-label={text('ui.game.tile', { number: tile })}
            aria-pressed={stars.includes(tile)}
            onClick={() => open(tile)}
          >
            {(stars.includes(tile) || mines.includes(tile)) && (
              <svg className={mines.includes(tile) ? 'mines-mine' : undefined} aria-hidden="true">
                <use href={mines.includes(tile) ? '#mines-mine' : '#mines-star'} />
              </svg>
            )}
          </button>
        ))}
      </div>
    </GameFrame>
  )
}
