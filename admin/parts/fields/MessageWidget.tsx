import type { WidgetProps } from '@rjsf/utils'
import { useState, useSyncExternalStore } from 'react'
import { type FieldTexts, useFieldContext, useFieldPath } from './field-context.ts'
import { Picker } from './Picker.tsx'
import { type Scope, ScopeChoice } from './ScopeChoice.tsx'
import { useUsers } from './use-users.ts'
import { widgetAttributes } from './widget-attributes.ts'
import './message-widget.css'

/** The words that visitors read, to be typed: for this record alone, or everywhere the text is used. */
export function MessageWidget({ texts, ...props }: WidgetProps & { readonly texts: FieldTexts }) {
  const { value, onChange, required, label, id: field } = props
  const { choicesOf, isStated } = useFieldContext()
  const path = useFieldPath()
  const id = value === undefined ? undefined : String(value)
  const words = useSyncExternalStore(texts.subscribe, () => (id === undefined ? undefined : texts.wordsOf(id)))
  const [isEdited, setEdited] = useState(false)
  const [scope, setScope] = useState<Scope>('here')
  const users = useUsers(isEdited ? id : undefined)
  const isShared = id !== undefined && words !== undefined && !texts.isOwn(id)
  // An inherited text is that of the template, even while no other landing shows it.
  const isAlone = isStated(path) && users?.every((slug) => slug === texts.slug) === true
  const write = (typed: string) => {
    if (id !== undefined && words !== undefined && (!isShared || isAlone || scope === 'everywhere'))
      return texts.write(id, typed)
    const made = texts.newId(path)
    texts.write(made, typed)
    onChange(made)
  }
  const leave = () => {
    if (words === '' && id !== undefined && texts.isOwn(id) && !required) onChange(undefined)
  }
  return (
    <div className="message">
      {id !== undefined && words === undefined && <p className="problem">The text “{id}” does not exist.</p>}
      <textarea
        {...widgetAttributes(props)}
        className="input message-words"
        rows={1}
        value={words ?? ''}
        onFocus={() => setEdited(true)}
        onBlur={leave}
        onChange={({ target }) => write(target.value)}
      />
      <div className="message-line">
        {isShared && !isAlone && <ScopeChoice field={field} value={scope} users={users} onChange={setScope} />}
        {id !== undefined && texts.isOwn(id) && <span className="muted">Only here</span>}
        <span className="message-buttons">
          <button
            type="button"
            className="button button-small button-quiet"
            disabled={words === undefined}
            onClick={() => id !== undefined && texts.openLanguages(id)}
          >
            Languages
          </button>
          <Picker
            id={`${field}-other`}
            label={`Another text for ${label}`}
            value={id ?? ''}
            choices={choicesOf('message')}
            isRequired={Boolean(required)}
            says="Choose…"
            onPick={(name) => onChange(name || undefined)}
          />
        </span>
      </div>
    </div>
  )
}
