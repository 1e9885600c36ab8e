import { Reels } from '../../../drawings/reels/Reels.tsx'
import { useReels } from '../../../drawings/reels/reels.ts'
import { anySymbol, firstGrid, makeGrid } from '../../../drawings/reels/symbols.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { GameFrame } from '../../games/GameFrame.tsx'
import { useGame } from '../../games/game.ts'
import { usePage } from '../../page/page.ts'
import type { BlockProps } from '../block.ts'

export default function SlotReels({ block }: BlockProps<'slot-reels'>) {
  const { symbols, rows } = block
  const game = useGame(block.attempts)
  const { figure } = usePage()
  const { reels, window, roll } = useReels(firstGrid(block.reels, rows, symbols.length), symbols.length)
  const winningRow = Math.floor(rows / 2)

  const spin = () =>
    game.play((wins) =>
      roll(
        makeGrid(block.reels, rows, (reel, row) => {
          if (row !== winningRow) return anySymbol(symbols.length, 1)
          if (wins) return 0
          // Neighbours in the winning row differ, so that it does not look like a win.
          return 1 + ((anySymbol(2) * 2 + reel) % (symbols.length - 1))
        }),
      ),
    )

  return (
    <GameFrame block={block} game={game} onPlay={spin}>
      <div className="slot-reels">
        <Icon name={figure} className="slot-reels-figure" />
        <div className="slot-cabinet">
          <Reels
            name="slot"
            symbols={symbols}
            reels={reels}
            window={window}
            isHit={(row) => game.state === 'won' && row === winningRow}
          />
        </div>
        <svg className="slot-reels-lever" viewBox="0 0 24 120" aria-hidden="true">
          <path d="M12 60V16" />
          <circle cx="12" cy="14" r="11" />
        </svg>
      </div>
    </GameFrame>
  )
}
