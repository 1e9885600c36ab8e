import type { WidgetProps } from '@rjsf/utils'
import { type KeyboardEvent, useId, useState } from 'react'
import type { ReferenceKind } from '../../../src/contract/index.ts'
import { useFieldContext } from './field-context.ts'
import './tags-widget.css'

type Items = { readonly refersTo?: ReferenceKind }

/** Short names beside each other: Enter or a comma adds what is typed, Backspace takes the last one away. */
export function TagsWidget({ id, value, onChange, label, schema, disabled }: WidgetProps) {
  const { choicesOf } = useFieldContext()
  const [typed, setTyped] = useState('')
  const list = useId()
  const tags = (value ?? []) as readonly string[]
  const { refersTo } = (schema.items ?? {}) as Items
  const choices = refersTo ? choicesOf(refersTo).filter(({ name }) => !tags.includes(name)) : []
  const set = (next: readonly string[]) => onChange(next.length > 0 ? next : undefined)
  const add = (name: string) => {
    const tag = name.trim()
    if (tag && !tags.includes(tag)) set([...tags, tag])
    setTyped('')
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      add(typed)
    }
    if (event.key === 'Backspace' && typed === '') set(tags.slice(0, -1))
  }
  return (
    <div className="tags input">
      {tags.map((tag) => (
        <span key={tag} className="tag">
          {tag}
          <button
            type="button"
            aria-label={`Remove ${tag}`}
            disabled={Boolean(disabled)}
            onClick={() => set(tags.filter((one) => one !== tag))}
          >
            ×
          </button>
        </span>
      ))}
      <input
        id={id}
        aria-label={`Add to ${label}`}
        placeholder={tags.length === 0 ? 'None' : ''}
        value={typed}
        list={choices.length > 0 ? list : undefined}
        disabled={Boolean(disabled)}
        onKeyDown={press}
        onBlur={() => add(typed)}
        onChange={({ target }) =>
          choices.some(({ name }) => name === target.value) ? add(target.value) : setTyped(target.value)
        }
      />
      {choices.length > 0 && (
        <datalist id={list}>
          {choices.map(({ name, hint }) => (
            <option key={name} value={name}>
              {hint}
            </option>
          ))}
        </datalist>
      )}
    </div>
  )
}
