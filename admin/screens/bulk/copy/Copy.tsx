import { useMemo, useState } from 'react'
import type { BulkOrder } from '../../../../src/contract/index.ts'
import { sayFailure } from '../../../api/failure.ts'
import { plural } from '../../../kit/format/plural.ts'
import { FailedScreen } from '../../../kit/screen/FailedScreen.tsx'
import { Screen } from '../../../kit/screen/Screen.tsx'
import { useSettled } from '../../../kit/search/use-settled.ts'
import { sayRecord } from '../../../model/records/say-record.ts'
import { mostRecords, useChosenLandings } from '../chosen/use-chosen-landings.ts'
import { NoLandings } from '../review/NoLandings.tsx'
import { Panes } from '../review/Panes.tsx'
import { Review } from '../review/Review.tsx'
import { type PlannedRecord, useDryRun } from '../review/use-dry-run.ts'
import { CopyPlaces } from './CopyPlaces.tsx'
import { copiesOf, firstPattern, keyOf, patternProblem } from './copies.ts'
import { SlugField } from './SlugField.tsx'

/** Landings are duplicated into markets: each copy takes over what its market's record says, and is a draft first. */
export default function Copy() {
  const { landings, slugs, error, refetch } = useChosenLandings()
  const [markets, setMarkets] = useState<readonly string[]>([])
  const [pattern, setPattern] = useState(firstPattern)
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const [without, setWithout] = useState<readonly string[]>([])
  const records = useMemo(
    () => [...new Set(landings?.map(({ record }) => record))].filter((record) => record.startsWith('landings/')),
    [landings],
  )
  const problem = patternProblem(pattern, markets)
  const all = useMemo(() => copiesOf({ records, markets, pattern, typed }), [records, markets, pattern, typed])
  const copies = useMemo(() => all.filter(({ slug }) => !without.includes(`landings/${slug}.json`)), [all, without])
  const isOrdered = !problem && copies.length > 0 && copies.length <= mostRecords
  const order = useSettled(
    useMemo((): BulkOrder | undefined => (isOrdered ? { kind: 'copy', copies } : undefined), [isOrdered, copies]),
  )
  const dryRun = useDryRun(order)
  const title = `Duplicate ${plural(landings?.length ?? slugs.length, 'landing')} into markets`
  if (error) return <FailedScreen title={title} message={sayFailure(error)} onRetry={refetch} />
  if (landings && records.length === 0) return <NoLandings title={title} />
  const name = (planned: PlannedRecord, slug: string) =>
    setTyped(new Map([...typed, [keyOf({ record: planned.from ?? '', market: planned.market ?? '' }), slug]]))
  return (
    <Screen title={title} className="bulk">
      <Panes
        order={
          <CopyPlaces
            markets={markets}
            pattern={pattern}
            problem={problem}
            onMarkets={setMarkets}
            onPattern={(next) => {
              setPattern(next)
              setTyped(new Map())
            }}
          />
        }
      >
        {copies.length > mostRecords && <p className="problem">At most {mostRecords} copies are made at once.</p>}
        {order && isOrdered && (
          <Review
            order={order}
            {...dryRun}
            does={copies.length === 1 ? 'is made' : 'are made'}
            verb="Create"
            isDraftOnly
            leftOut={all.length - copies.length}
            onLeftOut={(refused) => setWithout([...without, ...refused])}
            onTakenIn={() => setWithout([])}
            headOf={(planned) => (
              <>
                <SlugField planned={planned} onNamed={(slug) => name(planned, slug)} />
                <span className="muted">from {sayRecord(planned.from ?? '')}</span>
                <span className="badge">{planned.market}</span>
              </>
            )}
          />
        )}
      </Panes>
    </Screen>
  )
}
