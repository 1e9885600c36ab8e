import { anySymbol, firstGrid } from '../../../drawings/reels/symbols.ts'
import { Tumbling } from '../../../drawings/reels/Tumbling.tsx'
import { useTumble } from '../../../drawings/reels/tumble.ts'
import { GameFrame } from '../../games/GameFrame.tsx'
import { useGame } from '../../games/game.ts'
import { gridBefore, resultGrid } from '../../games/tumble-result.ts'
import { usePage } from '../../page/page.ts'
import type { BlockProps } from '../block.ts'

export default function GemsSlots({ block }: BlockProps<'gems-slots'>) {
  const { symbols, columns, rows } = block
  const { figure } = usePage()
  const game = useGame(block.attempts)
  const { grid, stage, drop, burst } = useTumble(firstGrid(columns, rows, symbols.length))

  const spin = () =>
    game.play(async (wins) => {
      const bursting = anySymbol(symbols.length, 1)
      const result = resultGrid(grid, symbols.length, wins, bursting)
      const middle = Math.floor(rows / 2)
      const isHit = (column: number, row: number) =>
        row === middle || (row === middle - 1 && column % 2 === 1) || (row === middle + 1 && column === 1)
      await drop(gridBefore(result, isHit, bursting))
      await burst(isHit, result)
    })

  return (
    <GameFrame block={block} game={game} onPlay={spin} figure={figure}>
      <div className="gems-slots">
        <Tumbling name="gems-slots" symbols={symbols} grid={grid} stage={stage} shines={game.state === 'won'} />
      </div>
    </GameFrame>
  )
}
