import { useState } from 'react'
import { Reels } from '../../../../drawings/reels/Reels.tsx'
import { useReels } from '../../../../drawings/reels/reels.ts'
import type { ShownOf } from '../../../../rules/rounds/engines.ts'
import { useText } from '../../../../ui/text.ts'
import type { StageProps } from '../../kit/kit.ts'
import { useShowing } from '../../kit/use-showing.ts'
import { factorText } from '../../parts/factor-text.ts'

type Spin = ShownOf<'slot'>['spins'][number]

type Lit = { readonly cells: ReadonlySet<string>; readonly caption: string }

const nothingLit: Lit = { cells: new Set(), caption: '' }

/** Reels that stop one after another, and the lines that pay. */
export function SlotStage(props: StageProps<'slot', null>) {
  const { rules, pace } = props
  const text = useText()
  const indexOf = new Map(rules.symbols.map(({ id }, index) => [id, index]))
  const gridOf = (window: Spin['window']) => window.map((reel) => reel.map((symbol) => indexOf.get(symbol) ?? 0))
  const { reels, window, roll } = useReels(gridOf(firstWindow(rules)), rules.symbols.length)
  const [lit, setLit] = useState(nothingLit)
  const [free, setFree] = useState<number>()

  useShowing(props, async ({ shown }) => {
    for (const [place, spin] of shown.spins.entries()) {
      setLit(nothingLit)
      setFree(spin.isFree ? shown.spins.length - place : undefined)
      await roll(gridOf(spin.window))
      setLit(litBy(rules, spin))
      if (spin.pays > 0 || spin.awarded > 0) await pace.pause(spin.isFree || spin.awarded > 0 ? 1100 : 500)
    }
    setFree(undefined)
  })

  return (
    <div className="slot">
      <div className="slot-cabinet">
        <Reels
          name="slot"
          symbols={rules.symbols.map(({ picture }) => picture)}
          reels={reels}
          window={window}
          isHit={(row, reel) => lit.cells.has(`${reel} ${row}`)}
        />
      </div>
      <p className="slot-caption">
        {free !== undefined ? text('site.play.free-spins-left', { count: free }) : lit.caption || '\u00A0'}
      </p>
    </div>
  )
}

type SlotRules = StageProps<'slot', null>['rules']

const firstWindow = ({ reels, rows }: SlotRules) =>
  reels.map((reel) => Array.from({ length: rows }, (_, row) => reel[row % reel.length] ?? ''))

/** The cells of everything that pays, and what it pays. */
function litBy(rules: SlotRules, { window, wins, pays }: Spin): Lit {
  const wild = rules.symbols.find(({ role }) => role === 'wild')?.id
  const cells = new Set<string>()
  for (const { symbol, count, line } of wins) {
    const rows = line === undefined ? undefined : rules.lines?.[line]
    const isScatter = rules.symbols.some(({ id, role }) => id === symbol && role === 'scatter')
    for (const [reel, seen] of window.entries()) {
      if (!isScatter && reel >= count) break
      for (const [row, one] of seen.entries()) {
        const isOnLine = rows === undefined || rows[reel] === row
        if (isOnLine && (one === symbol || (one === wild && !isScatter))) cells.add(`${reel} ${row}`)
      }
    }
  }
  return { cells, caption: pays > 0 ? factorText(pays) : '' }
}
