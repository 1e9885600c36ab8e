import { useState } from 'react'
import { Reels } from '../../../drawings/reels/Reels.tsx'
import { useReels } from '../../../drawings/reels/reels.ts'
import { anySymbol, firstGrid, makeGrid } from '../../../drawings/reels/symbols.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { GameFrame } from '../../games/GameFrame.tsx'
import { useGame } from '../../games/game.ts'
import { usePage } from '../../page/page.ts'
import type { BlockProps } from '../block.ts'

const size = 3

export default function FortuneTiger({ block }: BlockProps<'fortune-tiger'>) {
  const { symbols, multiplier } = block
  const game = useGame(block.attempts)
  const { figure } = usePage()
  const { reels, window, roll } = useReels(firstGrid(size, size, symbols.length), symbols.length)
  const [spins, setSpins] = useState(0)
  const hasWon = game.state === 'won'

  const spin = () =>
    game.play(async (wins) => {
      setSpins(spins + 1)
      const start = anySymbol(symbols.length)
      await roll(makeGrid(size, size, (reel, row) => (wins ? 0 : (start + reel + 2 * row) % symbols.length)))
    })

  return (
    <GameFrame block={block} game={game} onPlay={spin}>
      <div className="fortune-tiger">
        <Icon key={spins} name={figure} className="fortune-tiger-figure" />
        <b className="fortune-tiger-multiplier" data-lit={hasWon}>
          ×{multiplier}
        </b>
        <div className="fortune-tiger-shrine">
          <Reels name="fortune-tiger" symbols={symbols} reels={reels} window={window} isHit={() => hasWon} />
        </div>
      </div>
    </GameFrame>
  )
}
