import { useRef, useState } from 'react'
import { move } from '../../../../ui/motion.ts'
import { useText } from '../../../../ui/text.ts'
import type { StageProps } from '../../kit/kit.ts'
import { useShowing } from '../../kit/use-showing.ts'
import { factorText } from '../../parts/factor-text.ts'
import { Options } from '../../parts/Options.tsx'

export type PlinkoChoice = { readonly board: string }

const [gap, top] = [10, 12]

/** A board of pins: the ball goes left or right at each row, as it was drawn. */
export function PlinkoStage(props: StageProps<'plinko', PlinkoChoice>) {
  const { rules, choice, choose, isLocked } = props
  const text = useText()
  const ball = useRef<SVGCircleElement>(null)
  const [hit, setHit] = useState<number>()
  const board = rules.boards.find(({ id }) => id === choice.board) ?? rules.boards[0]
  const buckets = board?.buckets ?? []
  const rows = buckets.length - 1

  useShowing(props, async ({ shown, bet }) => {
    setHit(undefined)
    const played = rules.boards.find(({ id }) => id === bet.chips[0]?.board)?.buckets ?? []
    const path = shown.dealt.path.slice(0, played.length - 1)
    let x = 0
    const frames = path.map((right, row) => {
      x += right ? gap / 2 : -gap / 2
      return { transform: `translate(${x}px, ${top + row * gap + 4}px)`, easing: 'cubic-bezier(0.4, 0, 0.8, 0.6)' }
    })
    const last = { transform: `translate(${x}px, ${top + path.length * gap + 4}px)` }
    await move(ball.current, [{ transform: 'translate(0, 0)' }, ...frames, last], {
      duration: 170 * path.length,
      easing: 'linear',
    })
    setHit(path.reduce((sum, right) => sum + right, 0))
  })

  const width = (rows + 2) * gap
  return (
    <>
      <svg className="plinko" viewBox={`${-width / 2} 0 ${width} ${top + rows * gap + 18}`} aria-hidden="true">
        {Array.from({ length: rows }, (_, row) =>
          Array.from({ length: row + 2 }, (_, pin) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: a pin is its place on the board
              key={`${row} ${pin}`}
              cx={(pin - (row + 1) / 2) * gap}
              cy={top + row * gap}
              r="1.300"
              className="plinko-pin"
            />
          )),
        )}
        {buckets.map((pays, bucket) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a bucket is its place on the board
            key={bucket}
            className={`plinko-bucket plinko-${pays >= 5000 ? 'high' : pays >= 1000 ? 'middle' : 'low'}${bucket === hit ? ' is-hit' : ''}`}
            transform={`translate(${(bucket - rows / 2) * gap} ${top + rows * gap + 4})`}
          >
            <rect x={-gap / 2 + 0.5} y="0" width={gap - 1} height="9" rx="2" />
            <text y="5.900" textAnchor="middle" fontSize={pays >= 100_000 ? 2.8 : 3.4}>
              {factorText(pays)}
            </text>
          </g>
        ))}
        <circle ref={ball} r="3" className="plinko-ball" cy="0" />
      </svg>
      <Options
        legend={text('site.play.risk')}
        options={rules.boards.map(({ id, risk, buckets: { length } }) => ({
          value: id,
          label: `${text(`site.play.risk-${risk}`)} · ${length - 1}`,
        }))}
        chosen={choice.board}
        isLocked={isLocked}
        choose={(id) => choose({ board: id })}
      />
    </>
  )
}
