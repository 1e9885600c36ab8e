import type { WidgetProps } from '@rjsf/utils'
import { type KeyboardEvent, useId, useState } from 'react'
import type { FormSchema } from '../../../src/contract/generated/form-schemas.ts'
import type { ReferenceKind } from '../../../src/contract/index.ts'
import { countriesIn } from '../../../src/rules/countries.ts'
import { codeName, isCountry } from '../../model/schemas/code-name.ts'
import { type Choice, useFieldContext } from './field-context.ts'
import './tags-widget.css'

/** Every country, as something to choose. */
const countries = () => countriesIn('en').map(({ value }): Choice => ({ name: value }))

type Items = { readonly refersTo?: ReferenceKind }

/** Short names beside each other: Enter or a comma adds what is typed, Backspace takes the last one away. */
export function TagsWidget({ id, value, onChange, label, schema, disabled }: WidgetProps) {
  const { choicesOf } = useFieldContext()
  const [typed, setTyped] = useState('')
  const list = useId()
  const tags = (value ?? []) as readonly string[]
  const items = (schema.items ?? {}) as FormSchema & Items
  const nameOf = (tag: string) => codeName(items, tag) ?? tag
  const offered = isCountry(items) ? countries() : items.refersTo ? choicesOf(items.refersTo) : []
  const choices = offered.filter(({ name }) => !tags.includes(name))
  const chosen = (words: string) =>
    choices.find(({ name }) => [name, nameOf(name)].some((one) => one.toLowerCase() === words.toLowerCase()))?.name
  const set = (next: readonly string[]) => onChange(next.length > 0 ? next : undefined)
  const add = (name: string) => {
    const tag = chosen(name.trim()) ?? name.trim()
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
          {nameOf(tag)}
          <button
            type="button"
            aria-label={`Remove ${nameOf(tag)}`}
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
          choices.some(({ name }) => nameOf(name) === target.value) ? add(target.value) : setTyped(target.value)
        }
      />
      {choices.length > 0 && (
        <datalist id={list}>
          {choices.map(({ name, hint }) => (
            <option key={name} value={nameOf(name)}>
              {hint}
            </option>
          ))}
        </datalist>
      )}
    </div>
  )
}
