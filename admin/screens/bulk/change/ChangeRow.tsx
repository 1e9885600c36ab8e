import { useMemo } from 'react'
import type { PropertyChange } from '../../../../src/contract/index.ts'
import type { FieldContext } from '../../../parts/fields/field-context.ts'
import { FieldHelp } from '../../../parts/form/FieldHelp.tsx'
import { SchemaForm } from '../../../parts/form/SchemaForm.tsx'
import type { Chosen } from './chosen.ts'
import { type Field, isList } from './fields.ts'

type ChangeRowProps = {
  readonly field: Field
  readonly chosen: Chosen
  readonly choicesOf: FieldContext['choicesOf']
  readonly onChange: (chosen: Chosen) => void
  readonly onRemoved: () => void
}

const acts: readonly { readonly act: PropertyChange['act']; readonly text: string; readonly forLists?: boolean }[] = [
  { act: 'set', text: 'Set to' },
  { act: 'add', text: 'Add', forLists: true },
  { act: 'remove', text: 'Remove', forLists: true },
  { act: 'inherit', text: 'Back to inherited' },
]

/** What becomes of one property. */
export function ChangeRow({ field, chosen, choicesOf, onChange, onRemoved }: ChangeRowProps) {
  const { key, path, name, schema } = field
  const { act, value } = chosen
  const own = path.at(-1) ?? ''
  const form = useMemo(() => ({ type: 'object', properties: { [own]: schema } }), [own, schema])
  const context = useMemo(() => contextOf(choicesOf), [choicesOf])
  const given = useMemo(() => (value === undefined ? {} : { [own]: value }), [own, value])
  return (
    <fieldset className="change-row" aria-label={name}>
      <div className="change-row-head">
        <h2>{name}</h2>
        <FieldHelp help={typeof schema['description'] === 'string' ? schema['description'] : undefined} />
        <select
          className="input change-act"
          aria-label={`What becomes of ${name}`}
          value={act}
          onChange={({ target }) => onChange({ key, ...withAct(target.value as PropertyChange['act'], value) })}
        >
          {acts
            .filter(({ forLists }) => !forLists || isList(field))
            .map((one) => (
              <option key={one.act} value={one.act}>
                {one.text}
              </option>
            ))}
        </select>
        <button type="button" className="icon-button" aria-label={`Leave ${name} as it is`} onClick={onRemoved}>
          ×
        </button>
      </div>
      {act !== 'inherit' && (
        <SchemaForm
          name={`change-${key.replaceAll('/', '-')}`}
          schema={form}
          value={given}
          context={context}
          onChange={(next) => onChange(next[own] === undefined ? { key, act } : { key, act, value: next[own] })}
        />
      )}
    </fieldset>
  )
}

const withAct = (act: PropertyChange['act'], value: unknown) =>
  act === 'inherit' || value === undefined ? { act } : { act, value }

/** Nothing is inherited here: the value is the same for all. */
const contextOf = (choicesOf: FieldContext['choicesOf']): FieldContext => ({
  choicesOf,
  isStated: () => true,
  inheritedAt: () => undefined,
  canReset: false,
  reset: () => {},
  problems: [],
})
