import { useParams } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { BulkOrder } from '../../../../src/contract/index.ts'
import { api } from '../../../api/api.ts'
import { sayMoment } from '../../../kit/format/say-moment.ts'
import { Screen } from '../../../kit/screen/Screen.tsx'
import { Review } from '../review/Review.tsx'
import { useDryRun } from '../review/use-dry-run.ts'
import { Kept } from './Kept.tsx'

type Field = NonNullable<Extract<BulkOrder, { kind: 'revert' }>['also']>[number]

/** A publication is taken back: looked at first, field by field where something else has touched its records since. */
export default function Revert() {
  const { id = '' } = useParams({ strict: false })
  const [without, setWithout] = useState<readonly string[]>([])
  const [also, setAlso] = useState<readonly Field[]>([])
  const order = useMemo(
    (): BulkOrder => ({ kind: 'revert', publication: id, without: [...without], also: [...also] }),
    [id, without, also],
  )
  const { run, isUpToDate, problem, onRetry } = useDryRun(order)
  const title = useTitle(id)
  const toggle = (field: Field, isAlso: boolean) => {
    const others = also.filter(({ record, pointer }) => record !== field.record || pointer !== field.pointer)
    setAlso(isAlso ? [...others, field] : others)
  }
  return (
    <Screen title={title} className="bulk">
      <Review
        order={order}
        run={run}
        isUpToDate={isUpToDate}
        problem={problem}
        onRetry={onRetry}
        does={run?.records.length === 1 ? 'goes back to what it said before' : 'go back to what they said before'}
        verb="Revert"
        leftOut={without.length}
        onLeftOut={(records) => setWithout([...without, ...records])}
        onTakenIn={() => setWithout([])}
        footOf={(planned) => <Kept planned={planned} onToggled={toggle} />}
      />
    </Screen>
  )
}

/** What is taken back, once it is known: its note, or when it was published. */
function useTitle(id: string): string {
  const { data } = api.usePublicationsInfiniteQuery(undefined)
  const found = data?.pages.flatMap(({ publications }) => publications).find((one) => one.id === id)
  if (!found) return 'Revert'
  return found.note ? `Revert “${found.note}”` : `Revert what ${found.by} published on ${sayMoment(found.at)}`
}
