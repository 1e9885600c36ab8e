import { ariaDescribedByIds, enumOptionsIndexForValue, enumOptionsValueForIndex, type WidgetProps } from '@rjsf/utils'
import { useId } from 'react'
import type { ReferenceKind } from '../../../../src/contract/index.ts'
import { useFieldContext } from './form-context.ts'
import { Picker } from './Picker.tsx'

type ReferringSchema = { readonly refersTo?: ReferenceKind }

const common = ({ id, disabled, readonly, required }: WidgetProps) => ({
  id,
  className: 'input',
  disabled: Boolean(disabled || readonly),
  'aria-required': Boolean(required),
  'aria-describedby': ariaDescribedByIds(id),
})

/** A text by itself, or the widget for what the text names. */
export function TextWidget(props: WidgetProps) {
  const { schema, value, onChange } = props
  const { refersTo } = schema as ReferringSchema
  if (refersTo === 'message') return <MessageWidget {...props} />
  if (refersTo && refersTo !== 'icon') return <ReferenceWidget {...props} kind={refersTo} />
  if (refersTo === 'icon') return <SuggestingWidget {...props} kind="icon" />
  const isNumber = schema.type === 'number' || schema.type === 'integer'
  return (
    <input
      {...common(props)}
      type={isNumber ? 'number' : 'text'}
      step={schema.type === 'integer' ? 1 : 'any'}
      value={value ?? ''}
      onChange={({ target }) => {
        if (target.value === '') onChange(undefined)
        else onChange(isNumber ? Number(target.value) : target.value)
      }}
    />
  )
}

/** The words that visitors read, and the way to changing them in every language. */
function MessageWidget(props: WidgetProps) {
  const { value } = props
  const { textOf, editText } = useFieldContext()
  const words = value ? textOf(String(value)) : undefined
  return (
    <div className="message">
      {value && (
        <p className={words === undefined ? 'problem' : 'message-words'}>{words ?? 'There is no such text.'}</p>
      )}
      <div className="message-line">
        <SuggestingWidget {...props} kind="message" />
        <button type="button" className="button button-small" disabled={!value} onClick={() => editText(String(value))}>
          Edit text
        </button>
      </div>
    </div>
  )
}

/** A name that can be typed, with what there is to choose from. */
function SuggestingWidget({ kind, ...props }: WidgetProps & { readonly kind: ReferenceKind }) {
  const { value, onChange } = props
  const { choicesOf } = useFieldContext()
  const list = useId()
  const choices = choicesOf(kind)
  const picture = kind === 'icon' ? choices.find(({ name }) => name === value)?.picture : undefined
  return (
    <div className="suggesting">
      {picture && <img src={picture} alt="" width="28" height="28" />}
      <input
        {...common(props)}
        list={list}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
      <datalist id={list}>
        {String(value ?? '').length > 1 &&
          choices
            .filter(({ name }) => name.includes(String(value)))
            .slice(0, 50)
            .map(({ name, hint }) => (
              <option key={name} value={name}>
                {hint}
              </option>
            ))}
      </datalist>
    </div>
  )
}

function ReferenceWidget({ kind, ...props }: WidgetProps & { readonly kind: ReferenceKind }) {
  const { choicesOf } = useFieldContext()
  const { id, value, onChange, label, required } = props
  return (
    <Picker
      id={id}
      label={label}
      value={value ?? ''}
      choices={choicesOf(kind)}
      isRequired={Boolean(required)}
      onPick={(name) => onChange(name || undefined)}
    />
  )
}

export function SelectWidget(props: WidgetProps) {
  const { schema, options, value, onChange, multiple } = props
  const { refersTo } = schema as ReferringSchema
  if (refersTo) return <TextWidget {...props} />
  const { enumOptions = [] } = options
  if (isWidth(props)) return <WidthWidget {...props} />
  return (
    <select
      {...common(props)}
      multiple={Boolean(multiple)}
      value={String(enumOptionsIndexForValue(value, enumOptions, Boolean(multiple)) ?? '')}
      onChange={({ target }) => onChange(enumOptionsValueForIndex(target.value, enumOptions, undefined))}
    >
      {!schema.default && <option value="">–</option>}
      {enumOptions.map(({ label, value: one }, index) => (
        <option key={String(one)} value={String(index)}>
          {label}
        </option>
      ))}
    </select>
  )
}

const widest = 906
const isWidth = ({ schema }: WidgetProps) =>
  schema.type === 'integer' && schema.enum?.some((width) => width === widest) === true

/** How wide a dialog stands on a desktop, as it looks. */
function WidthWidget({ id, schema, value, onChange }: WidgetProps) {
  return (
    <div className="widths" role="radiogroup" id={id}>
      {(schema.enum as number[]).map((width) => (
        <label key={width} className="width">
          <input type="radio" name={id} checked={value === width} onChange={() => onChange(width)} />
          <span className="width-screen">
            <span style={{ width: `${(width / 1280) * 100}%` }} />
          </span>
          {width}
        </label>
      ))}
    </div>
  )
}

export function CheckboxWidget(props: WidgetProps) {
  const { id, value, onChange, label, schema } = props
  return (
    <label className="check" title={schema.description}>
      <input id={id} type="checkbox" checked={value === true} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  )
}

export function TextareaWidget(props: WidgetProps) {
  const { value, onChange } = props
  return (
    <textarea
      {...common(props)}
      rows={3}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
    />
  )
}

/** A moment with its time zone: what is typed is local to the zone that stands beside it. */
export function DateTimeWidget(props: WidgetProps) {
  const { value, onChange } = props
  const [, date = '', zone = '+05:30'] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::[\d.]+)?(Z|[+-]\d\d:\d\d)$/.exec(value ?? '') ?? []
  const set = (local: string, offset: string) => onChange(local ? `${local}:00${offset}` : undefined)
  return (
    <div className="moment">
      <input {...common(props)} type="datetime-local" value={date} onChange={({ target }) => set(target.value, zone)} />
      <select className="input" aria-label="Time zone" value={zone} onChange={({ target }) => set(date, target.value)}>
        {[...new Set([zone, ...zones])].map((offset) => (
          <option key={offset} value={offset}>
            {zoneNames[offset] ?? offset}
          </option>
        ))}
      </select>
    </div>
  )
}

const zoneNames: Readonly<Record<string, string>> = {
  '+05:30': 'India +05:30',
  '+06:00': 'Bangladesh +06:00',
  '+07:00': 'Jakarta, Bangkok +07:00',
  '+05:00': 'Tashkent, Karachi +05:00',
  '+03:00': 'Istanbul, Nairobi +03:00',
  '-03:00': 'São Paulo −03:00',
  Z: 'UTC',
}
const zones = Object.keys(zoneNames)
