import { useRef, useState } from 'react'
import { anySymbol, firstGrid } from '../../../drawings/reels/symbols.ts'
import { Tumbling } from '../../../drawings/reels/Tumbling.tsx'
import { useTumble } from '../../../drawings/reels/tumble.ts'
import { move, pause } from '../../../ui/motion.ts'
import { GameFrame } from '../../games/GameFrame.tsx'
import { useGame } from '../../games/game.ts'
import { gridBefore, resultGrid } from '../../games/tumble-result.ts'
import type { BlockProps } from '../block.ts'
import { God } from './God.tsx'

const columns = 6
const rows = 5
const strike: Keyframe[] = [{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 0.7, offset: 0.5 }, { opacity: 0 }]

export default function Olympus({ block }: BlockProps<'olympus'>) {
  const { symbols, multipliers } = block
  const game = useGame(block.attempts)
  const { grid, stage, drop, burst } = useTumble(firstGrid(columns, rows, symbols.length))
  const factors = useRef<HTMLUListElement>(null)
  const [thrown, setThrown] = useState(0)

  const throwFactors = async (count: number) => {
    for (let index = 0; index < count; index++) {
      setThrown(index + 1)
      const bolt = factors.current?.children[index]?.querySelector('svg') ?? null
      await Promise.all([move(bolt, strike, { duration: 500 }), pause(560)])
    }
  }

  const spin = () =>
    game.play(async (wins) => {
      setThrown(0)
      const bursting = anySymbol(symbols.length, 1)
      const result = resultGrid(grid, symbols.length, wins, bursting)
      const isHit = (column: number, row: number) => row === 2 || (row === 3 && column > 2) || (row === 1 && column < 2)
      await drop(gridBefore(result, isHit, bursting))
      await burst(isHit, result)
      await throwFactors(wins ? multipliers.length : 1)
    })

  return (
    <GameFrame block={block} game={game} onPlay={spin}>
      <div className="olympus">
        <God />
        <ul className="olympus-factors" ref={factors}>
          {multipliers.map((factor, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: factors may be equal
            <li key={index} data-thrown={index < thrown}>
              <svg viewBox="0 0 40 200" preserveAspectRatio="none" aria-hidden="true">
                <path d="M24 0L4 92H19L9 200 38 74H22L34 0Z" />
              </svg>
              ×{factor}
            </li>
          ))}
        </ul>
        <div className="olympus-temple">
          <Tumbling name="olympus" symbols={symbols} grid={grid} stage={stage} shines={game.state === 'won'} />
        </div>
      </div>
    </GameFrame>
  )
}
