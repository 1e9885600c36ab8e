import { sayFailure } from '../../api/failure.ts'
import { Skeleton } from '../../kit/screen/Skeleton.tsx'

type UnreadyProps = {
  readonly record: string
  readonly failure: Parameters<typeof sayFailure>[0] | undefined
  readonly onRetry: () => void
}

/** In place of the form, until what the record refers to is loaded. */
export function Unready({ record, failure, onRetry }: UnreadyProps) {
  if (!failure) return <Skeleton label={`Loading ${record}…`} look="cards" />
  return (
    <>
      <p className="problem" role="alert">
        {sayFailure(failure)}
      </p>
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
    </>
  )
}
