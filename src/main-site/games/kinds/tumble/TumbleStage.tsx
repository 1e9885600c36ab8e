import { useState } from 'react'
import { Tumbling } from '../../../../drawings/reels/Tumbling.tsx'
import { useTumble } from '../../../../drawings/reels/tumble.ts'
import { useText } from '../../../../ui/text.ts'
import type { StageProps } from '../../kit/kit.ts'
import { useShowing } from '../../kit/use-showing.ts'
import { factorText } from '../../parts/factor-text.ts'

/** A grid whose paying symbols burst, until nothing pays. */
export function TumbleStage(props: StageProps<'tumble', null>) {
  const { rules, pace } = props
  const text = useText()
  const indexOf = new Map(rules.symbols.map(({ id }, index) => [id, index]))
  const { columns, rows, symbols } = rules
  const first = Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, (_, row) => (column + 2 * row) % symbols.length),
  )
  const { grid, stage, drop, burst } = useTumble(first)
  const [caption, setCaption] = useState('')
  const [free, setFree] = useState<number>()

  useShowing(props, async ({ shown }) => {
    for (const [place, { falls, isFree }] of shown.spins.entries()) {
      setFree(isFree ? shown.spins.length - place : undefined)
      setCaption('')
      for (const [number, fall] of falls.entries()) {
        const next = fall.grid.map((column) => column.map((symbol) => indexOf.get(symbol) ?? 0))
        const before = falls[number - 1]
        if (before) {
          const gone = new Set(before.wins.map(({ symbol }) => symbol))
          await burst((column, row) => gone.has(before.grid[column]?.[row] ?? ''), next)
        } else await drop(next)
        if (fall.pays === 0) continue
        setCaption(factorText(fall.pays) + (fall.multiplier > 1 ? ` (${factorText(fall.multiplier * 1000)})` : ''))
        await pace.pause(420)
      }
    }
    setFree(undefined)
  })

  return (
    <div className="tumble">
      <Tumbling
        name="tumble"
        symbols={symbols.map(({ picture }) => picture)}
        grid={grid}
        stage={stage}
        shines={false}
      />
      <p className="slot-caption">
        {free !== undefined && `${text('site.play.free-spins-left', { count: free })} `}
        {caption || '\u00A0'}
      </p>
    </div>
  )
}
