import { useText } from '../../ui/text.ts'
import type { DialogBlockProps } from '../dialog-block.ts'
import { useFieldId } from '../dialog-context.ts'
import { Field } from '../Field.tsx'

const longestCode = 12

export function PromoCode({ block }: DialogBlockProps<'promo-code'>) {
  const text = useText()
  const id = useFieldId('promo_code')
  const field = (
    <Field name="promo_code" label={block.label} problems={[]}>
      <input
        className="input"
        id={id}
        name="promo_code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={longestCode}
        aria-describedby={`${id}-problem`}
      />
    </Field>
  )
  if (!block.collapsed) return field
  return (
    <details className="promo">
      <summary>{text('ui.dialog.promo-open')}</summary>
      {field}
    </details>
  )
}
