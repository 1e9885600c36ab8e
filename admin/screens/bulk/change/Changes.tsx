import { Skeleton } from '../../../kit/screen/Skeleton.tsx'
import { ChangeRow } from './ChangeRow.tsx'
import type { Chosen } from './chosen.ts'
import { FieldPicker } from './FieldPicker.tsx'
import type { Field } from './fields.ts'
import { useChoices } from './use-choices.ts'

type ChangesProps = {
  /** Undefined while they are loading. */
  readonly fields: readonly Field[] | undefined
  readonly chosen: readonly Chosen[]
  readonly onChange: (chosen: readonly Chosen[]) => void
}

/** The properties that change, and what becomes of them. */
export function Changes({ fields, chosen, onChange }: ChangesProps) {
  const choicesOf = useChoices()
  const free = fields?.filter(({ key }) => !chosen.some((one) => one.key === key))
  return (
    <section className="bulk-changes" aria-label="What changes">
      {chosen.map((one) => {
        const field = fields?.find(({ key }) => key === one.key)
        return (
          field && (
            <ChangeRow
              key={one.key}
              field={field}
              chosen={one}
              choicesOf={choicesOf}
              onChange={(next) => onChange(chosen.map((other) => (other.key === one.key ? next : other)))}
              onRemoved={() => onChange(chosen.filter(({ key }) => key !== one.key))}
            />
          )
        )
      })}
      <FieldPicker fields={free} onPicked={({ key }) => onChange([...chosen, { key, act: 'set' }])} />
      {!fields && <Skeleton label="Loading the properties…" look="lines" />}
      {fields && chosen.length === 0 && (
        <p className="muted">
          These are the properties that all of them have in common. Nothing changes before you have looked at it.
        </p>
      )}
    </section>
  )
}
