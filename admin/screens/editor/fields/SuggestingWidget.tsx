import type { WidgetProps } from '@rjsf/utils'
import { useId } from 'react'
import type { ReferenceKind } from '../../../../src/contract/index.ts'
import { useFieldContext } from './field-context.ts'
import { widgetAttributes } from './widget-attributes.ts'

/** A name that can be typed, with what there is to choose from. */
export function SuggestingWidget({ kind, ...props }: WidgetProps & { readonly kind: ReferenceKind }) {
  const { value, onChange } = props
  const { choicesOf } = useFieldContext()
  const list = useId()
  const choices = choicesOf(kind)
  const picture = kind === 'icon' ? choices.find(({ name }) => name === value)?.picture : undefined
  return (
    <div className="suggesting">
      {picture && <img src={picture} alt="" width="28" height="28" />}
      <input
        {...widgetAttributes(props)}
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
