import { useRef, useState } from 'react'
import { iconId } from '../../../../ui/Icon.tsx'
import { move } from '../../../../ui/motion.ts'
import { usePageBasics } from '../../../../ui/page-basics.ts'
import type { StageProps } from '../../kit/kit.ts'
import { useShowing } from '../../kit/use-showing.ts'

/** A board with snakes and ladders, on which a figure goes by the die. */
export function SnakesStage(props: StageProps<'snakes', null>) {
  const { rules, pace } = props
  const { icons } = usePageBasics()
  const figure = useRef<SVGImageElement>(null)
  const [roll, setRoll] = useState<number>()
  const side = Math.ceil(Math.sqrt(rules.squares))
  const middle = (square: number) => middleOf(square, side)
  const at = (square: number) => {
    const { x, y } = middle(square)
    return `translate(${x}px, ${y}px)`
  }

  useShowing(props, async ({ shown }) => {
    let square = 0
    for (const step of shown.path) {
      setRoll(step.roll)
      const landed = Math.min(square + step.roll, rules.squares)
      const duration = pace.isSkipped() ? 0 : 420
      await move(figure.current, [{ transform: at(square) }, { transform: at(landed) }], { duration })
      if (landed !== step.square)
        await move(figure.current, [{ transform: at(landed) }, { transform: at(step.square) }], {
          duration: duration * 1.3,
        })
      square = step.square
      await pace.pause(160)
    }
  })

  return (
    <div className="snakes">
      <svg viewBox={`0 0 ${side * 10} ${side * 10}`} aria-hidden="true">
        {Array.from({ length: rules.squares }, (_, index) => index + 1).map((square) => {
          const { x, y } = middle(square)
          return (
            <g key={square} className={`square square-${square % 2}${square === rules.squares ? ' square-last' : ''}`}>
              <rect x={x - 5} y={y - 5} width="10" height="10" />
              <text x={x - 4} y={y - 1.5}>
                {square}
              </text>
            </g>
          )
        })}
        {rules.jumps.map(({ from, to }) => (
          <Jump key={from} from={middle(from)} to={middle(to)} isUp={to > from} />
        ))}
        <image
          ref={figure}
          href={`${icons}${iconId(rules.figure)}.svg`}
          x="-4"
          y="-4"
          width="8"
          height="8"
          className="snakes-figure"
        />
      </svg>
      <p className="snakes-roll" aria-hidden="true">
        {roll === undefined ? '\u00A0' : [...'⚀⚁⚂⚃⚄⚅'][roll - 1]}
      </p>
    </div>
  )
}

type Point = { readonly x: number; readonly y: number }

/** From the lower left, row by row, there and back. Square 0 is before the first one. */
function middleOf(square: number, side: number): Point {
  const index = Math.max(0, square - 1)
  const row = Math.floor(index / side)
  const column = row % 2 === 0 ? index % side : side - 1 - (index % side)
  return { x: column * 10 + 5, y: (side - 1 - row) * 10 + 5 }
}

function Jump({ from, to, isUp }: { readonly from: Point; readonly to: Point; readonly isUp: boolean }) {
  if (!isUp) {
    const bend = (from.x + to.x) / 2 + (to.y - from.y) / 3
    return <path className="snake" d={`M${from.x} ${from.y}Q${bend} ${(from.y + to.y) / 2} ${to.x} ${to.y}`} />
  }
  return (
    <>
      <path
        className="ladder-side"
        d={`M${from.x - 1.2} ${from.y}L${to.x - 1.2} ${to.y}M${from.x + 1.2} ${from.y}L${to.x + 1.2} ${to.y}`}
      />
      <path className="ladder-rungs" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
    </>
  )
}
