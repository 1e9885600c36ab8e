import type { WidgetProps } from '@rjsf/utils'
import { useFieldContext, useFieldPath } from './field-context.ts'

const widest = 906

export const isWidth = ({ schema }: WidgetProps) =>
  schema.type === 'integer' && schema.enum?.some((width) => width === widest) === true

/** How wide a dialog stands on a desktop, as it looks. */
export function WidthWidget({ id, schema, value, onChange, disabled }: WidgetProps) {
  const { inheritedAt } = useFieldContext()
  const path = useFieldPath()
  const inherited = value === undefined ? inheritedAt(path) : undefined
  return (
    <div className="widths" role="radiogroup" id={id}>
      {(schema.enum as number[]).map((width) => (
        <label key={width} className="width" data-inherited={inherited === width || undefined}>
          <input
            type="radio"
            name={id}
            checked={value === width}
            disabled={Boolean(disabled)}
            onChange={() => onChange(width)}
          />
          <span className="width-screen">
            <span style={{ width: `${(width / 1280) * 100}%` }} />
          </span>
          {width}
          {inherited === width && <span className="muted">inherited</span>}
        </label>
      ))}
    </div>
  )
}
