import { asOwn } from '../../../../src/registry/overrides/overrides.ts'
import { readContent } from '../../../model/record/content.ts'
import { blockTypeOf } from '../../../model/schemas/block-type-of.ts'
import { nameOfPath } from '../../../model/schemas/name-of-path.ts'
import { sayAt } from '../../../parts/differences/say-at.ts'
import type { PlannedRecord } from '../review/use-dry-run.ts'
import { useVersions } from '../review/use-versions.ts'

type KeptProps = {
  readonly planned: PlannedRecord
  readonly onToggled: (field: { readonly record: string; readonly pointer: string }, isAlso: boolean) => void
}

/** Fields that something else has changed since: they stay as they are, unless they are chosen. */
export function Kept(props: KeptProps) {
  return props.planned.kept.length > 0 ? <Choice {...props} /> : null
}

function Choice({ planned, onToggled }: KeptProps) {
  const { record, kept, after } = planned
  const { after: compiled } = useVersions(planned)
  const typeOf = blockTypeOf(asOwn(readContent(after) ?? {}), compiled?.effective ?? {})
  return (
    <section className="bulk-kept">
      <p>Changed again since. What is not ticked stays as it is now.</p>
      <ul>
        {kept.map(({ pointer, wanted, present, isAlso }) => {
          const path = pointer.split('/').slice(1).map(unescaped)
          const say = (value: unknown) => sayAt({ record, path, typeOf }, value) || 'not stated'
          return (
            <li key={pointer}>
              <label className="tick">
                <input
                  type="checkbox"
                  checked={isAlso}
                  onChange={({ target }) => onToggled({ record, pointer }, target.checked)}
                />
                <span>
                  {nameOfPath(record, path, typeOf) || 'Whole record'}: <ins>{say(present)}</ins>
                  <span className="muted"> · before: {say(wanted)}</span>
                </span>
              </label>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const unescaped = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~')
