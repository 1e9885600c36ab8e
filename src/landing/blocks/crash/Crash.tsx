import { useRef } from 'react'
import { drawFlight } from '../../../drawings/flight/FlightDrawing.tsx'
import { move } from '../../../ui/motion.ts'
import { useText } from '../../../ui/text.ts'
import { GameFrame } from '../../games/GameFrame.tsx'
import { useGame } from '../../games/game.ts'
import type { BlockProps } from '../block.ts'
import { CrashStage, type StageParts } from './CrashStage.tsx'
import { climb } from './climb.ts'

export default function Crash({ block }: BlockProps<'crash'>) {
  const text = useText()
  const game = useGame(1)
  const hasCashedOut = useRef(false)
  const parts: StageParts = {
    curve: useRef(null),
    area: useRef(null),
    place: useRef(null),
    figure: useRef(null),
    factor: useRef(null),
  }

  function show(reach: number, factor: number) {
    drawFlight(block.look, parts, reach)
    if (parts.factor.current) parts.factor.current.textContent = `×${factor.toFixed(2)}`
  }

  async function fly() {
    hasCashedOut.current = false
    await climb({ ...block, show, isStopped: () => hasCashedOut.current })
    await move(
      parts.figure.current,
      [
        { transform: 'none' },
        { transform: 'translate(10px, -26px) scale(1.3)' },
        { transform: 'translate(6px, -8px) scale(1.12)' },
      ],
      { duration: 600 },
    )
  }

  return (
    <GameFrame
      block={block}
      game={game}
      onPlay={() => game.play(fly)}
      action={
        game.state === 'playing' ? (
          <button
            type="button"
            className="button crash-cash-out"
            onClick={() => {
              hasCashedOut.current = true
            }}
          >
            {text(block.cashOut)}
          </button>
        ) : undefined
      }
    >
      <CrashStage look={block.look} parts={parts} isFlying={game.state === 'playing'} />
    </GameFrame>
  )
}
