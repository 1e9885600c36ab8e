import { type KeyboardEvent, useId, useState } from 'react'
import { ResultCount } from '../../../kit/combobox/ResultCount.tsx'
import { useCombobox } from '../../../kit/combobox/use-combobox.ts'
import { findBest } from '../../../kit/search/find-best.ts'
import type { Field } from './fields.ts'

type FieldPickerProps = {
  readonly fields: readonly Field[]
  readonly onPicked: (field: Field) => void
}

const mostFound = 60

/** A field that finds a property by its name. */
export function FieldPicker({ fields, onPicked }: FieldPickerProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const found = typed === undefined ? [] : findBest(fields, typed, ({ name }) => name, mostFound)
  const { restart, press, fieldProps, listProps, optionProps } = useCombobox({
    label: 'Properties',
    options: found,
    keyOf: ({ key }) => key.replaceAll('/', '-'),
    onPick(field) {
      setTyped(undefined)
      onPicked(field)
    },
  })
  const type = (text: string) => {
    setTyped(text)
    restart()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (press(event)) return
    if (isArrow && typed === undefined) type('')
    else if (event.key === 'Escape' && typed !== undefined) setTyped(undefined)
    else return
    event.preventDefault()
  }
  return (
    <div className="landing-picker field-picker">
      <label htmlFor={id}>Add a property</label>
      <input
        {...fieldProps}
        className="input"
        id={id}
        placeholder="Theme, bonus, headline…"
        value={typed ?? ''}
        onChange={(event) => type(event.target.value)}
        onClick={() => typed === undefined && type('')}
        onKeyDown={onKeyDown}
        onBlur={() => setTyped(undefined)}
      />
      {found.length > 0 && (
        <div {...listProps} className="landing-picker-list">
          {found.map((field) => (
            <div key={field.key} {...optionProps(field)} className="landing-picker-option">
              <span>{field.name}</span>
              <span className="muted">{field.group}</span>
            </div>
          ))}
        </div>
      )}
      <ResultCount count={typed === undefined ? undefined : found.length} />
      {typed && found.length === 0 && (
        <p className="muted" role="status">
          No property matches “{typed}”.
        </p>
      )}
    </div>
  )
}
