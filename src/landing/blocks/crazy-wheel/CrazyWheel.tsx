import { useRef, useState } from 'react'
import { SectorText } from '../../../drawings/wheels/SectorText.tsx'
import { sectorPath, sectorTurn, useTurning, watchSectors } from '../../../drawings/wheels/sectors.ts'
import { useText } from '../../../ui/text.ts'
import { GameFrame } from '../../games/GameFrame.tsx'
import { useGame } from '../../games/game.ts'
import { pickSector } from '../../games/wheel-sector.ts'
import { usePrizeLabel } from '../../page/offer.ts'
import type { BlockProps } from '../block.ts'
import { arrangeSegments } from './segments.ts'

export default function CrazyWheel({ block }: BlockProps<'crazy-wheel'>) {
  const game = useGame(block.attempts)
  const text = useText()
  const prizeLabel = usePrizeLabel()
  const turnTo = useTurning()
  const disc = useRef<SVGSVGElement>(null)
  const flapper = useRef<SVGPathElement>(null)
  const [landed, setLanded] = useState<number | null>(null)
  const segments = arrangeSegments(block)
  const count = segments.length
  const labels = segments.map(({ prize, round }) => (prize ? prizeLabel(prize) : text(round ?? '')))

  const flap = () => flapper.current?.animate([{ transform: 'rotate(-22deg)' }, { transform: 'none' }], 140)

  const spin = () =>
    game.play(async (wins) => {
      setLanded(null)
      const stopFlapping = watchSectors(disc.current, count, flap)
      const target = pickSector(
        segments.map(({ prize }) => prize ?? { kind: 'round' }),
        wins,
      )
      await turnTo(disc.current, -sectorTurn(target, count), { turns: 4, duration: 4800 })
      stopFlapping()
      setLanded(target)
    })

  return (
    <GameFrame block={block} game={game} onPlay={spin}>
      <div className="crazy-wheel">
        <svg className="crazy-wheel-disc" aria-hidden="true" viewBox="-100 -100 200 200" ref={disc}>
          {segments.map(({ look }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place on the wheel
            <g key={index} className={`crazy-wheel-${look}`} transform={`rotate(${sectorTurn(index, count)})`}>
              <path d={sectorPath(count, 100)} />
              <SectorText label={labels[index] ?? ''} count={count} from={42} to={90} largest={15} />
            </g>
          ))}
          <circle className="crazy-wheel-pegs" r="96.5" pathLength={count} />
        </svg>
        <svg className="crazy-wheel-front" aria-hidden="true" viewBox="-110 -110 220 220">
          <circle r="104" pathLength="40" />
          <circle r="104" pathLength="40" />
          <path ref={flapper} d="M-8-118H8L3-92Q0-86-3-92Z" />
        </svg>
        <b className="crazy-wheel-hub">{landed === null ? <Star /> : labels[landed]}</b>
      </div>
    </GameFrame>
  )
}

function Star() {
  return (
    <svg className="crazy-wheel-star" aria-hidden="true" viewBox="0 0 24 24">
      <path d="M12 1l3.4 7.1 7.6 1-5.6 5.4 1.4 7.700L12 18.5l-6.800 3.700 1.400-7.700L1 9.100l7.600-1z" />
    </svg>
  )
}
