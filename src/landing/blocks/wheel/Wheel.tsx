import { useRef, useState } from 'react'
import { sectorTurn, useTurning, watchSectors } from '../../../drawings/wheels/sectors.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { GameFrame } from '../../games/GameFrame.tsx'
import { useGame } from '../../games/game.ts'
import { pickSector } from '../../games/wheel-sector.ts'
import { usePage } from '../../page/page.ts'
import type { BlockProps } from '../block.ts'
import { SoundButton } from './SoundButton.tsx'
import { createTick } from './tick.ts'
import { WheelSectors } from './WheelSectors.tsx'

const pointers = {
  classic: 'M-7-101H7L0-78Z',
  gold: 'M0-104L8-94 0-76-8-94Z',
  neon: 'M-8-102L0-97 8-102 0-78Z',
  festive: 'M-8-95A8 8 0 1 1 8-95L0-76Z',
  velvet: 'M0-104C9-98 9-90 0-76-9-90-9-98 0-104Z',
  carved: 'M4-104L-8-89H-1L-4-75 8-92H1Z',
}

export default function Wheel({ block }: BlockProps<'wheel'>) {
  const { sectors, look, sound } = block
  const game = useGame(block.attempts)
  const { figure } = usePage()
  const disc = useRef<SVGSVGElement>(null)
  const turnTo = useTurning()
  const [tick, setTick] = useState<(() => void) | null>(null)

  const spin = () =>
    game.play(async (wins) => {
      const stopTicking = tick ? watchSectors(disc.current, sectors.length, tick) : undefined
      const target = -sectorTurn(pickSector(sectors, wins), sectors.length)
      await turnTo(disc.current, target, { turns: 5, duration: 4600 })
      stopTicking?.()
    })

  const toggleSound = () => {
    const next = tick ? null : createTick()
    setTick(() => next)
  }

  return (
    <GameFrame
      block={block}
      game={game}
      onPlay={spin}
      controls={sound && <SoundButton isOn={tick !== null} onToggle={toggleSound} />}
    >
      <div className={`wheel wheel-${look}`}>
        <svg className="wheel-disc" aria-hidden="true" viewBox="-100 -100 200 200" ref={disc}>
          <WheelSectors sectors={sectors} />
        </svg>
        <svg className="wheel-front" aria-hidden="true" viewBox="-110 -110 220 220">
          <circle className="wheel-lamps" r="103.5" pathLength="24" />
          <circle className="wheel-lamps wheel-lamps-lit" r="103.5" pathLength="24" />
          <path className="wheel-pointer" d={pointers[look]} transform="translate(0 -11)" />
        </svg>
        <span className="wheel-hub">
          <Icon name={figure} />
        </span>
      </div>
    </GameFrame>
  )
}
