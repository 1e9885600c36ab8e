import { useText } from '../../../ui/text.ts'
import type { ReckonedLeg } from '../state/use-slip-sums.ts'
import { keyOf } from '../store/selection.ts'
import { mostSelections } from '../store/slip.ts'
import { Leg } from './Leg.tsx'

/** What is bet on. */
export function Legs({ legs }: { readonly legs: readonly ReckonedLeg[] }) {
  const text = useText()
  return (
    <>
      <ul className="slip-legs">
        {legs.map((leg) => (
          <Leg key={keyOf(leg.selection)} leg={leg} />
        ))}
      </ul>
      {legs.length === mostSelections && (
        <p className="slip-note">{text('site.slip.full', { count: mostSelections })}</p>
      )}
    </>
  )
}
