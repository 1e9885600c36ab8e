import { useRef, useState } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { move, pause } from '../../../ui/motion.ts'
import { GameFrame } from '../../games/GameFrame.tsx'
import { useGame } from '../../games/game.ts'
import type { BlockProps } from '../block.ts'
import { Difficulty } from './Difficulty.tsx'
import { HazardDrawing } from './Hazard.tsx'
import { hopTo } from './hop.ts'

export default function ChickenRoad({ block }: BlockProps<'chicken-road'>) {
  const { multipliers, hazard } = block
  const lanes = multipliers.map((multiplier, index) => ({ place: index + 1, multiplier }))
  const game = useGame(1)
  const [crossed, setCrossed] = useState(0)
  const isHopping = useRef(false)
  const strip = useRef<HTMLDivElement>(null)
  const chicken = useRef<HTMLSpanElement>(null)

  async function step() {
    if (isHopping.current) return
    isHopping.current = true
    const next = crossed + 1
    setCrossed(next)
    await hopTo(next, strip.current, chicken.current)
    if (next === multipliers.length) await game.play(() => reachNest(next + 1))
    isHopping.current = false
  }

  async function reachNest(place: number) {
    await pause(250)
    await hopTo(place, strip.current, chicken.current)
    await move(
      chicken.current,
      [{ translate: '0 0' }, { translate: '0 -22px', rotate: '-12deg' }, { translate: '0 0' }],
      { duration: 420 },
    )
  }

  return (
    <GameFrame block={block} game={game} onPlay={step} controls={<Difficulty chosen={block.difficulty} />}>
      <HazardDrawing hazard={hazard} />
      <div className={`chicken-road-stage chicken-road-${hazard}`}>
        <div className="chicken-road-strip" ref={strip}>
          <div className="chicken-road-verge" />
          {lanes.map(({ place, multiplier }) => (
            <div key={place} className="chicken-road-lane" data-crossed={place <= crossed || undefined}>
              <svg className="chicken-road-hazard" aria-hidden="true">
                <use href="#chicken-road-hazard" />
              </svg>
              <b>×{multiplier}</b>
            </div>
          ))}
          <div className="chicken-road-verge">
            <svg className="chicken-road-nest" viewBox="0 0 64 48" aria-hidden="true">
              <path d="M20 32Q18 4 32 4T44 32Z" fill="#ffd23f" />
              <path d="M25 24Q24 10 31 9 27 14 28 24Z" fill="#fff9" />
              <path d="M2 26Q32 36 62 26 60 46 32 46T2 26Z" fill="#8a5a2b" />
              <path d="M4 30l56 4-2 4-52-4ZM8 40l50-8-1 4-46 8Z" fill="#5f3b18" />
            </svg>
          </div>
          <span className="chicken-road-chicken" ref={chicken}>
            <Icon name="drawn:chicken" />
          </span>
        </div>
        <p className="chicken-road-factor" role="status">
          ×{multipliers[crossed - 1] ?? 1}
        </p>
      </div>
    </GameFrame>
  )
}
