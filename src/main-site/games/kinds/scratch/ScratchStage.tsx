import { useState } from 'react'
import { Icon } from '../../../../ui/Icon.tsx'
import { useText } from '../../../../ui/text.ts'
import type { StageProps } from '../../kit/kit.ts'
import { useShowing } from '../../kit/use-showing.ts'

const places = [0, 1, 2, 3, 4, 5, 6, 7, 8]

/** Nine covered cells: each is scratched with a press, or all of them one after the other. */
export function ScratchStage(props: StageProps<'scratch', null>) {
  const { rules, round, pace } = props
  const text = useText()
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const pictures = new Map(rules.prizes.map(({ id, picture }) => [id, picture]))

  useShowing(props, async () => {
    setOpen(new Set())
    for (const place of places) {
      await pace.pause(280)
      setOpen((before) => new Set(before).add(place))
    }
    await pace.pause(350)
  })

  const { cells = [], prize } = round?.shown ?? {}
  const isAll = open.size === places.length
  return (
    <div className="scratch">
      {places.map((place) => {
        const symbol = cells[place]
        const isOpen = symbol !== undefined && open.has(place)
        return (
          <button
            key={place}
            type="button"
            className={`scratch-cell${isOpen ? ' is-open' : ''}${isAll && symbol === prize && prize ? ' is-won' : ''}`}
            aria-label={text('site.play.cell', { number: place + 1 })}
            disabled={symbol === undefined || isOpen}
            onClick={() => setOpen((before) => new Set(before).add(place))}
          >
            {isOpen && <Icon name={pictures.get(symbol) ?? ''} />}
          </button>
        )
      })}
    </div>
  )
}
