import type { RJSFSchema, WidgetProps } from '@rjsf/utils'
import { Tick } from '../../kit/fields/Tick.tsx'
import { valueName } from '../../model/schemas/value-name.ts'
import './some-of-widget.css'

/** Some of several values. Where their order counts, those that are chosen come first, and can be moved. */
export function SomeOfWidget({ id, value, onChange, label, schema, required }: WidgetProps) {
  const { items, minItems = 0, ordered: isOrdered } = schema as RJSFSchema & { readonly ordered?: boolean }
  const values = (items as RJSFSchema).enum as readonly string[]
  const chosen = (value ?? []) as readonly string[]
  const set = (next: readonly string[]) => onChange(next.length > 0 || required ? next : undefined)
  const toggle = (one: string, isOn: boolean) => {
    if (!isOn) set(chosen.filter((other) => other !== one))
    else set(isOrdered ? [...chosen, one] : values.filter((other) => other === one || chosen.includes(other)))
  }
  const move = (from: number, to: number) =>
    set(chosen.toSpliced(from, 1).toSpliced(to, 0, ...chosen.slice(from, from + 1)))
  const shown = isOrdered ? [...new Set([...chosen, ...values])] : values
  return (
    <fieldset className="some-of" id={id} aria-label={label}>
      {shown.map((one, at) => {
        const name = valueName(items as RJSFSchema, one)
        const isMovable = isOrdered && at < chosen.length && chosen.length > 1
        return (
          <div key={one} className={isOrdered ? 'some-of-line' : undefined}>
            <Tick label={name} value={chosen.includes(one)} onChange={(isOn) => toggle(one, isOn)} />
            {isMovable && <MoveButtons name={name} at={at} last={chosen.length - 1} onMove={move} />}
          </div>
        )
      })}
      {!required && minItems === 0 && (
        <Tick
          label="None of them"
          value={value !== undefined && chosen.length === 0}
          onChange={(isNone) => onChange(isNone ? [] : undefined)}
        />
      )}
    </fieldset>
  )
}

type MoveButtonsProps = {
  readonly name: string
  readonly at: number
  readonly last: number
  readonly onMove: (from: number, to: number) => void
}

function MoveButtons({ name, at, last, onMove }: MoveButtonsProps) {
  const ways = [
    { way: 'up', sign: '↑', to: at - 1 },
    { way: 'down', sign: '↓', to: at + 1 },
  ]
  return ways.map(({ way, sign, to }) => (
    <button
      key={way}
      type="button"
      className="icon-button"
      aria-label={`Move ${name} ${way}`}
      disabled={to < 0 || to > last}
      onClick={() => onMove(at, to)}
    >
      {sign}
    </button>
  ))
}
