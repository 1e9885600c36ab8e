import { useState } from 'react'
import { RouletteWheel } from '../../../drawings/wheels/RouletteWheel.tsx'
import { pocketColor, useRoulette } from '../../../drawings/wheels/roulette.ts'
import { GameFrame } from '../../games/GameFrame.tsx'
import { useGame } from '../../games/game.ts'
import type { BlockProps } from '../block.ts'
import { Bets } from './Bets.tsx'
import { missingNumber } from './bets.ts'

export default function Roulette({ block }: BlockProps<'roulette'>) {
  const { look, bets, winningNumber } = block
  const game = useGame(block.attempts)
  const { disc, ball, roll } = useRoulette()
  const [bet, setBet] = useState(bets[0])
  const [result, setResult] = useState<number | null>(null)

  const spin = () =>
    game.play(async (wins) => {
      setResult(null)
      const number = wins ? winningNumber : missingNumber(bet, winningNumber)
      await roll(number, look === 'table' ? 180 : 0)
      setResult(number)
    })

  return (
    <GameFrame
      block={block}
      game={game}
      onPlay={spin}
      controls={<Bets bets={bets} chosen={bet} isLocked={game.state === 'playing'} onChoose={setBet} />}
    >
      <div className={`roulette roulette-look-${look}`}>
        <RouletteWheel className="roulette-wheel" disc={disc} ball={ball} />
        {look === 'prize-wheel' && (
          <svg className="roulette-rim" viewBox="-110 -110 220 220" aria-hidden="true">
            <circle r="105" pathLength="37" />
            <path d="M-8-114H8L0-93Z" />
          </svg>
        )}
        {result !== null && <b className={`roulette-result roulette-${pocketColor(result)}`}>{result}</b>}
      </div>
    </GameFrame>
  )
}
