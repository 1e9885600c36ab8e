import type { WidgetProps } from '@rjsf/utils'
import { useFieldContext, useFieldPath } from './field-context.ts'
import './switch-widget.css'

/** On or off; where neither has to be stated, also what applies without it. */
export function SwitchWidget(props: WidgetProps) {
  return props.required ? <Check {...props} /> : <ThreeWays {...props} />
}

/** A box that nobody has decided is neither ticked nor empty. */
function Check({ id, value, onChange, label }: WidgetProps) {
  return (
    <label className="tick">
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        ref={(box) => {
          if (box) box.indeterminate = value === undefined
        }}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  )
}

function ThreeWays({ id, value, onChange, label, schema, disabled }: WidgetProps) {
  const { isStated, inheritedAt, canReset, reset } = useFieldContext()
  const path = useFieldPath()
  const own = isStated(path) ? value : undefined
  const inherited = inheritedAt(path)
  const applies = inherited ?? (schema as { readonly absent?: boolean }).absent
  const ways = [
    {
      way: undefined,
      name: `${inherited === undefined ? 'Usual' : 'Inherited'}: ${applies === true ? 'on' : 'off'}`,
      choose: () => (canReset ? reset(path) : onChange(undefined)),
    },
    { way: true, name: 'On', choose: () => onChange(true) },
    { way: false, name: 'Off', choose: () => onChange(false) },
  ]
  return (
    <div className="three-ways">
      <span id={`${id}-label`}>{label}</span>
      <div className="three-ways-choice" role="radiogroup" id={id} aria-labelledby={`${id}-label`}>
        {ways.map(({ way, name, choose }) => (
          <label key={name}>
            <input type="radio" name={id} checked={own === way} disabled={Boolean(disabled)} onChange={choose} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </div>
  )
}
