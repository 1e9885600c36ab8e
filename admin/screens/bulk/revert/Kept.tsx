import { sayValue } from '../../../kit/differences/say-value.ts'
import { nameOfPath } from '../../../model/schemas/name-of-path.ts'
import type { PlannedRecord } from '../review/use-dry-run.ts'

type KeptProps = {
  readonly planned: PlannedRecord
  readonly onToggled: (field: { readonly record: string; readonly pointer: string }, isAlso: boolean) => void
}

/** Fields that something else has changed since: they stay as they are, unless they are chosen. */
export function Kept({ planned: { record, kept }, onToggled }: KeptProps) {
  if (kept.length === 0) return null
  return (
    <section className="bulk-kept">
      <p>Changed again since. What is not ticked stays as it is now.</p>
      <ul>
        {kept.map(({ pointer, wanted, present, isAlso }) => (
          <li key={pointer}>
            <label className="tick">
              <input
                type="checkbox"
                checked={isAlso}
                onChange={({ target }) => onToggled({ record, pointer }, target.checked)}
              />
              <span>
                {nameIn(record, pointer)}: <ins>{sayValue(present) || 'not stated'}</ins>
                <span className="muted"> · before: {sayValue(wanted) || 'not stated'}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}

const nameIn = (record: string, pointer: string) =>
  nameOfPath(record, pointer.split('/').slice(1).map(unescaped), () => undefined) || 'Whole record'

const unescaped = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~')
