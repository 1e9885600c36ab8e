import type { ReactNode } from 'react'
import type { BulkOrder } from '../../../../src/contract/index.ts'
import { Skeleton } from '../../../kit/screen/Skeleton.tsx'
import { Finish } from './Finish.tsx'
import { Problems } from './Problems.tsx'
import { Records } from './Records.tsx'
import { LeftOut, Refused } from './Refused.tsx'
import { Summary } from './Summary.tsx'
import type { DryRun, PlannedRecord } from './use-dry-run.ts'
import './bulk.css'

type ReviewProps = {
  readonly order: BulkOrder
  readonly run: DryRun | undefined
  readonly isUpToDate: boolean
  readonly problem: string | undefined
  readonly onRetry: () => void
  /** What the records do: "change", "go back". */
  readonly does: string
  /** What the button does. */
  readonly verb: string
  readonly isDraftOnly?: boolean
  readonly leftOut: number
  readonly onLeftOut: (records: readonly string[]) => void
  readonly onTakenIn: () => void
  readonly headOf?: (planned: PlannedRecord) => ReactNode
  readonly footOf?: (planned: PlannedRecord) => ReactNode
}

/** What an order would do: how much, what refuses, and record by record; and the buttons that do it. */
export function Review({
  order,
  run,
  isUpToDate,
  problem,
  onRetry,
  does,
  verb,
  isDraftOnly = false,
  ...rest
}: ReviewProps) {
  const { leftOut, onLeftOut, onTakenIn, headOf, footOf } = rest
  if (problem)
    return (
      <p role="alert">
        <span className="problem">{problem}</span>{' '}
        <button type="button" className="button button-small" onClick={onRetry}>
          Try again
        </button>
      </p>
    )
  if (!run) return <Skeleton label="Checking…" />
  return (
    <>
      <Summary run={run} isUpToDate={isUpToDate} verb={does} />
      <Refused refused={run.refused} onLeftOut={() => onLeftOut(run.refused.map(({ record }) => record))} />
      <LeftOut count={leftOut} onTakenIn={onTakenIn} />
      <Problems run={run} />
      <Records title="Record by record" records={run.records} {...(headOf && { headOf })} {...(footOf && { footOf })} />
      <Finish order={order} run={run} isUpToDate={isUpToDate} verb={verb} isDraftOnly={isDraftOnly} onStale={onRetry} />
    </>
  )
}
