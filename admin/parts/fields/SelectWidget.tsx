import { enumOptionsIndexForValue, enumOptionsValueForIndex, type WidgetProps } from '@rjsf/utils'
import { valueName } from '../../model/schemas/value-name.ts'
import { useFieldContext, useFieldPath } from './field-context.ts'
import { TextWidget } from './TextWidget.tsx'
import { isWidth, WidthWidget } from './WidthWidget.tsx'
import { widgetAttributes } from './widget-attributes.ts'

/** One of several values, or what applies without any. */
export function SelectWidget(props: WidgetProps) {
  if ('refersTo' in props.schema) return <TextWidget {...props} />
  return isWidth(props) ? <WidthWidget {...props} /> : <Select {...props} />
}

function Select(props: WidgetProps) {
  const { options, value, onChange } = props
  const { enumOptions = [] } = options
  const { inheritedAt } = useFieldContext()
  const path = useFieldPath()
  const inherited = value === undefined ? enumOptions.find((one) => one.value === inheritedAt(path)) : undefined
  return (
    <select
      {...widgetAttributes(props)}
      aria-label={props.schema.enum ? undefined : 'Kind'}
      value={String(enumOptionsIndexForValue(value, enumOptions) ?? '')}
      onChange={({ target }) => onChange(enumOptionsValueForIndex(target.value, enumOptions))}
    >
      {!props.schema.default && (
        <option value="">{inherited ? `Inherited: ${valueName(props.schema, inherited.value)}` : '–'}</option>
      )}
      {enumOptions.map(({ label, value: one }, index) => (
        <option key={String(one)} value={String(index)}>
          {props.schema.enum ? valueName(props.schema, one) : label}
        </option>
      ))}
    </select>
  )
}
