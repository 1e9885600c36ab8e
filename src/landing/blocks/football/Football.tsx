import { useRef, useState } from 'react'
import { useText } from '../../../ui/text.ts'
import { GameFrame } from '../../games/GameFrame.tsx'
import { useGame } from '../../games/game.ts'
import { usePrizeLabel } from '../../page/offer.ts'
import type { BlockProps } from '../block.ts'
import { Ball } from './Ball.tsx'
import { Keeper } from './Keeper.tsx'
import { kick } from './kick.ts'

export default function Football({ block }: BlockProps<'football'>) {
  const text = useText()
  const prizeLabel = usePrizeLabel()
  const game = useGame(block.attempts)
  const [hit, setHit] = useState<number | null>(null)
  const targets = useRef<HTMLDivElement>(null)
  const ball = useRef<SVGSVGElement>(null)
  const keeper = useRef<SVGSVGElement>(null)
  const labels = block.targets.map((target, index) => ({ corner: index + 1, label: prizeLabel(target) }))

  /** A goal wins the bonus: its prize swaps places with the one that is hit. */
  function labelAt(corner: number): string | undefined {
    const bonus = 1 + block.targets.findIndex(({ kind }) => kind === 'bonus')
    if (corner === hit) return prizeLabel({ kind: 'bonus' })
    return labels[(corner === bonus && hit !== null ? hit : corner) - 1]?.label
  }

  function shoot(corner: number) {
    void game.play(async (wins) => {
      const target = targets.current?.children[corner - 1]
      await kick({ ball: ball.current, keeper: keeper.current, target, isSaved: !wins })
      if (wins) setHit(corner)
    })
  }

  return (
    <GameFrame block={block} game={game} onPlay={() => shoot(1 + Math.floor(Math.random() * labels.length))}>
      <div className="football-pitch">
        <div className="football-goal" />
        <Keeper ref={keeper} />
        <div className={`football-targets football-${labels.length}`} ref={targets}>
          {labels.map(({ corner }) => (
            <button
              key={corner}
              type="button"
              className="football-target"
              aria-disabled={game.state === 'playing' || game.state === 'won' || undefined}
              data-hit={corner === hit || undefined}
              onClick={() => shoot(corner)}
            >
              <span className="unseen">{text('ui.football.corner', { number: corner })}: </span>
              {labelAt(corner)}
            </button>
          ))}
        </div>
        <Ball ref={ball} />
      </div>
    </GameFrame>
  )
}
