import type { WidgetProps } from '@rjsf/utils'
import { useFieldContext } from './field-context.ts'
import { SuggestingWidget } from './SuggestingWidget.tsx'

/** The words that visitors read, and the way to changing them in every language. */
export function MessageWidget(props: WidgetProps) {
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
