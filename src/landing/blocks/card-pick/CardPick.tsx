import { useRef, useState } from 'react'
import { pause } from '../../../ui/motion.ts'
import { useText } from '../../../ui/text.ts'
import { GameFrame } from '../../games/GameFrame.tsx'
import { useGame } from '../../games/game.ts'
import { usePage } from '../../page/page.ts'
import type { BlockProps } from '../block.ts'
import { CardTable } from './CardTable.tsx'
import { handsOf } from './hands.ts'

export default function CardPick({ block }: BlockProps<'card-pick'>) {
  const text = useText()
  const { figure } = usePage()
  const game = useGame(block.attempts)
  const [round, setRound] = useState(0)
  const [turned, setTurned] = useState(0)
  const [isOver, setIsOver] = useState(false)
  const finish = useRef<(() => void) | null>(null)
  const isWinning = round >= block.attempts
  const count = block.winningHand.length

  async function deal() {
    setTurned(0)
    setIsOver(false)
    setRound(round + 1)
    await pause(700)
    await new Promise<void>((resolve) => {
      finish.current = resolve
    })
    await pause(650)
    setIsOver(true)
    await pause(1100)
  }

  function turn() {
    if (!finish.current) return
    setTurned(turned + 1)
    if (turned + 1 < count) return
    finish.current()
    finish.current = null
  }

  return (
    <GameFrame
      block={block}
      game={game}
      onPlay={() => game.play(deal)}
      figure={figure}
      action={
        game.state === 'playing' ? (
          <button type="button" className="button button-play" disabled={turned === count} onClick={turn}>
            {text('ui.card-pick.turn', { number: Math.min(turned + 1, count) })}
          </button>
        ) : undefined
      }
    >
      <CardTable
        key={round}
        block={block}
        isDealt={round > 0}
        turned={turned}
        isOver={isOver}
        onTurn={turn}
        {...handsOf(block, isWinning, round)}
      />
    </GameFrame>
  )
}
