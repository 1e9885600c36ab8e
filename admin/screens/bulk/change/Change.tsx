import { useMemo, useState } from 'react'
import type { BulkOrder } from '../../../../src/contract/index.ts'
import { sayFailure } from '../../../api/failure.ts'
import { plural } from '../../../kit/format/plural.ts'
import { FailedScreen } from '../../../kit/screen/FailedScreen.tsx'
import { Screen } from '../../../kit/screen/Screen.tsx'
import { useSettled } from '../../../kit/search/use-settled.ts'
import { useChosenLandings } from '../chosen/use-chosen-landings.ts'
import { NoLandings } from '../review/NoLandings.tsx'
import { Panes } from '../review/Panes.tsx'
import { Review } from '../review/Review.tsx'
import { useDryRun } from '../review/use-dry-run.ts'
import { Changes } from './Changes.tsx'
import { type Chosen, changesIn } from './chosen.ts'
import { fieldsOf } from './fields.ts'

/** Properties of many landings are changed at once: chosen, looked at, and published all or nothing. */
export default function Change() {
  const { landings, slugs, error, refetch } = useChosenLandings()
  const [without, setWithout] = useState<readonly string[]>([])
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const all = useMemo(() => [...new Set(landings?.map(({ record }) => record))], [landings])
  const order = useOrder(all, without, chosen)
  const { run, isUpToDate, problem, onRetry } = useDryRun(order)
  const fields = useMemo(() => run && fieldsOf(run.blocks), [run])
  const title = `Change ${plural(landings?.length ?? slugs.length, 'landing')}`
  if (error) return <FailedScreen title={title} message={sayFailure(error)} onRetry={refetch} />
  if (landings && all.length === 0) return <NoLandings title={title} />
  const isSaid = changesIn(chosen).length > 0
  return (
    <Screen title={title} className="bulk">
      <Panes order={<Changes fields={fields} chosen={chosen} onChange={setChosen} />}>
        {isSaid && order && (
          <Review
            order={order}
            run={run}
            isUpToDate={isUpToDate && order.changes.length > 0}
            problem={problem}
            onRetry={onRetry}
            does="change"
            verb="Publish"
            leftOut={without.length}
            onLeftOut={(records) => setWithout([...without, ...records])}
            onTakenIn={() => setWithout([])}
          />
        )}
      </Panes>
    </Screen>
  )
}

/** Once it has not changed for a moment. */
function useOrder(all: readonly string[], without: readonly string[], chosen: readonly Chosen[]) {
  const order = useMemo((): Extract<BulkOrder, { kind: 'change' }> | undefined => {
    const records = all.filter((record) => !without.includes(record))
    return records.length > 0 ? { kind: 'change', records, changes: changesIn(chosen) } : undefined
  }, [all, without, chosen])
  return useSettled(order)
}
