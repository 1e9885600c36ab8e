import type { WidgetProps } from '@rjsf/utils'
import { widgetAttributes } from './widget-attributes.ts'

export function TextareaWidget(props: WidgetProps) {
  const { value, onChange } = props
  return (
    <textarea
      {...widgetAttributes(props)}
      rows={3}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
    />
  )
}
