import { plural } from '../../../kit/format/plural.ts'
import { EditLink } from '../../../kit/screen/EditLink.tsx'
import { useMessages } from '../../../model/live/use-messages.ts'
import { sayRecord } from '../../../model/records/say-record.ts'
import { sourceLocale } from '../../../model/texts/language.ts'
import { sayTexts } from '../../../model/texts/say-texts.ts'
import type { DryRun } from './use-dry-run.ts'

type RefusedProps = {
  readonly refused: DryRun['refused']
  /** Leaves them out of the order. */
  readonly onLeftOut: () => void
}

/** The records that cannot be changed, by name and with the reason. */
export function Refused({ refused, onLeftOut }: RefusedProps) {
  const english = useMessages(sourceLocale)
  if (refused.length === 0) return null
  return (
    <section className="bulk-refused" aria-label="Refused">
      <header>
        <h2>{refused.length === 1 ? '1 record refuses' : `${refused.length} records refuse`}</h2>
        <button type="button" className="button button-small" onClick={onLeftOut}>
          Leave {refused.length === 1 ? 'it' : `these ${refused.length}`} out
        </button>
      </header>
      <ul>
        {refused.map(({ record, reason, message }) => (
          <li key={record}>
            <EditLink record={record}>{sayRecord(record)}</EditLink>
            <span className="badge badge-warn">{reasons[reason]}</span>
            <span>{sayTexts(message, english)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const reasons: Readonly<Record<DryRun['refused'][number]['reason'], string>> = {
  draft: 'Draft',
  planned: 'Planned',
  'made-by-collection': 'Collection',
  'not-published': 'Not published',
  unreadable: 'Errors',
  taken: 'Taken',
  invalid: 'Errors',
}

/** What was left out, and can be taken in again. */
export function LeftOut({ count, onTakenIn }: { readonly count: number; readonly onTakenIn: () => void }) {
  if (count === 0) return null
  return (
    <p className="muted">
      {plural(count, 'record')} left out.{' '}
      <button type="button" className="button button-small button-quiet" onClick={onTakenIn}>
        Take {count === 1 ? 'it' : 'them'} in again
      </button>
    </p>
  )
}
