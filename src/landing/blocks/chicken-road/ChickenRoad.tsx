import { useRef, useState } from 'react'
import { HazardDrawing } from '../../../drawings/road/Hazard.tsx'
import { hopTo } from '../../../drawings/road/hop.ts'
import { Nest } from '../../../drawings/road/Nest.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { move, pause } from '../../../ui/motion.ts'
import { GameFrame } from '../../games/GameFrame.tsx'
import { useGame } from '../../games/game.ts'
import type { BlockProps } from '../block.ts'
import { Difficulty } from './Difficulty.tsx'

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
            <Nest className="chicken-road-nest" />
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
