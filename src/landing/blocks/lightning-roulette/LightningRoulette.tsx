import { useRef, useState } from 'react'
import { RouletteWheel } from '../../../drawings/wheels/RouletteWheel.tsx'
import { useRoulette } from '../../../drawings/wheels/roulette.ts'
import { move, pause } from '../../../ui/motion.ts'
import { GameFrame } from '../../games/GameFrame.tsx'
import { useGame } from '../../games/game.ts'
import type { BlockProps } from '../block.ts'

const strike: Keyframe[] = [{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 0.8, offset: 0.5 }, { opacity: 0 }]
const betweenStrikes = 560

export default function LightningRoulette({ block }: BlockProps<'lightning-roulette'>) {
  const { luckyNumbers, winningNumber } = block
  const game = useGame(1)
  const { disc, ball, roll } = useRoulette()
  const flash = useRef<HTMLDivElement>(null)
  const numbers = useRef<HTMLUListElement>(null)
  const [struck, setStruck] = useState(0)
  const [hasLanded, setHasLanded] = useState(false)

  const spin = () =>
    game.play(async () => {
      for (const index of luckyNumbers.keys()) {
        setStruck(index + 1)
        const bolt = numbers.current?.children[index]?.querySelector('svg') ?? null
        await Promise.all([
          move(bolt, strike, { duration: 500 }),
          move(flash.current, strike, { duration: 400 }),
          pause(betweenStrikes),
        ])
      }
      await roll(winningNumber, 0)
      setHasLanded(true)
    })

  const lit = luckyNumbers.slice(0, struck).map(({ number }) => number)

  return (
    <GameFrame block={block} game={game} onPlay={spin}>
      <div className="lightning-roulette">
        <RouletteWheel className="lightning-roulette-wheel" disc={disc} ball={ball} lit={lit} />
        {hasLanded && <b className="lightning-roulette-result">{winningNumber}</b>}
        <div className="lightning-roulette-flash" ref={flash} aria-hidden="true" />
        <ul className="lightning-roulette-numbers" ref={numbers}>
          {luckyNumbers.map(({ number, multiplier }, index) => (
            <li key={number} data-struck={index < struck}>
              <svg viewBox="0 0 40 200" preserveAspectRatio="none" aria-hidden="true">
                <path d="M24 0L4 92H19L9 200 38 74H22L34 0Z" />
              </svg>
              <b>{number}</b>
              <span>×{multiplier}</span>
            </li>
          ))}
        </ul>
      </div>
    </GameFrame>
  )
}
