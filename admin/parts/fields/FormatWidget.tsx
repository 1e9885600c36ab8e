import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { isPattern, matchesWhole } from '../../../src/rules/entry/whole-match.ts'
import { widgetAttributes } from './widget-attributes.ts'
import './format-widget.css'

type FormatWidgetProps = WidgetProps & {
  /** The usual formats, by what people call them. */
  readonly usual: Readonly<Record<string, string>>
}

const own = 'own'

/** What a text looks like: one of the usual formats, or one of its own that can be tried. */
export function FormatWidget({ usual, ...props }: FormatWidgetProps) {
  const { value = '', onChange, disabled } = props
  const [isWritten, setWritten] = useState(false)
  const isOwn = isWritten || (value !== '' && !Object.hasOwn(usual, value))
  const choose = (chosen: string) => {
    setWritten(chosen === own)
    if (chosen !== own) onChange(chosen || undefined)
  }
  return (
    <div className="format">
      <select {...widgetAttributes(props)} value={isOwn ? own : value} onChange={({ target }) => choose(target.value)}>
        <option value="">–</option>
        {Object.entries(usual).map(([pattern, name]) => (
          <option key={pattern} value={pattern}>
            {name}
          </option>
        ))}
        <option value={own}>Own format</option>
      </select>
      {isOwn && (
        <label>
          <span className="muted">Own format, as a regular expression of the whole text</span>
          <input
            className="input format-expression"
            spellCheck={false}
            disabled={Boolean(disabled)}
            value={value}
            onChange={({ target }) => onChange(target.value || undefined)}
          />
        </label>
      )}
      {isOwn && value !== '' && <Trial pattern={value} />}
    </div>
  )
}

/** Says whether a text is accepted; it is not kept. */
function Trial({ pattern }: { readonly pattern: string }) {
  const [text, setText] = useState('')
  if (!isPattern(pattern)) return <p className="problem">This is not a regular expression.</p>
  const isAccepted = matchesWhole(pattern, text)
  return (
    <div className="format-trial">
      <label>
        <span className="muted">Try it</span>
        <input className="input" spellCheck={false} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <output className={text === '' ? '' : `badge ${isAccepted ? 'badge-good' : 'badge-bad'}`}>
        {text !== '' && (isAccepted ? 'Accepted' : 'Not accepted')}
      </output>
    </div>
  )
}
