import type { WidgetProps } from '@rjsf/utils'
import type { ReferenceKind } from '../../../src/contract/index.ts'
import { FormatWidget } from './FormatWidget.tsx'
import { useFieldContext } from './field-context.ts'
import { MessageWidget } from './MessageWidget.tsx'
import { ReferenceWidget } from './ReferenceWidget.tsx'
import { widgetAttributes } from './widget-attributes.ts'

type OwnSchema = { readonly refersTo?: ReferenceKind; readonly titles?: Readonly<Record<string, string>> }

/** What browsers help to type. */
const inputTypes: Readonly<Record<string, string>> = { date: 'date', email: 'email', uri: 'url' }

/** A text by itself, or the widget for what the text names. */
export function TextWidget(props: WidgetProps) {
  const { schema, value, onChange } = props
  const { texts } = useFieldContext()
  const { refersTo, titles } = schema as OwnSchema
  if (refersTo === 'message' && texts) return <MessageWidget {...props} texts={texts} />
  if (refersTo) return <ReferenceWidget {...props} kind={refersTo} />
  if (titles) return <FormatWidget {...props} usual={titles} />
  const isNumber = schema.type === 'number' || schema.type === 'integer'
  return (
    <input
      {...widgetAttributes(props)}
      type={isNumber ? 'number' : (inputTypes[schema.format ?? ''] ?? 'text')}
      step={schema.type === 'integer' ? 1 : 'any'}
      value={value ?? ''}
      onChange={({ target }) => {
        if (target.value === '') onChange(undefined)
        else onChange(isNumber ? Number(target.value) : target.value)
      }}
    />
  )
}
