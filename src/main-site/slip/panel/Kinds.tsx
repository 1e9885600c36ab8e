import { useText } from '../../../ui/text.ts'
import { sizeOf } from '../store/planned-bets.ts'
import type { Slip } from '../store/read-slip.ts'
import { changeSlip } from '../store/slip.ts'

/** How several selections are combined: each by itself, all together, or some of them at a time. */
export function Kinds({ slip }: { readonly slip: Slip }) {
  const text = useText()
  const count = slip.selections.length
  if (count < 2) return null
  const size = sizeOf(slip)
  const nameOf = (one: number): string => {
    if (one === 1) return text('site.slip.singles')
    return one === count ? text('site.slip.accumulator') : text('site.slip.system', { size: one, count })
  }
  return (
    <label className="choice slip-kind">
      <span>{text('site.slip.kind')}</span>
      <select value={size} onChange={({ target }) => changeSlip({ size: Number(target.value) })}>
        {kindsOf(count).map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The usual ones come first. */
const kindsOf = (count: number): readonly number[] => [
  count,
  1,
  ...Array.from({ length: count - 2 }, (_, place) => place + 2),
]
