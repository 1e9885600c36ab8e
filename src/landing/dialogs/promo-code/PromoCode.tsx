import { useRef } from 'react'
import { useText } from '../../../ui/text.ts'
import { useJourney } from '../../page/journey.ts'
import type { DialogBlockProps } from '../dialog-block.ts'
import { useInput } from '../dialog-context.ts'
import { Field } from '../Field.tsx'

const longestCode = 12

export function PromoCode({ block }: DialogBlockProps<'promo-code'>) {
  const text = useText()
  const common = useInput('promo_code')
  const { id, defaultValue } = common
  const input = useRef<HTMLInputElement>(null)
  const { promo, act } = useJourney()
  const isAccepted = promo.kind === 'accepted'
  const toggle = () => {
    if (!isAccepted) return act?.applyPromo(input.current?.value ?? '')
    if (input.current) input.current.value = ''
    act?.cancelPromo()
  }
  const field = (
    <>
      <Field name="promo_code" label={block.label} problems={[]}>
        <div className="promo-line">
          <input
            ref={input}
            className="input"
            {...common}
            autoComplete="off"
            inputMode="numeric"
            spellCheck={false}
            maxLength={longestCode}
            readOnly={isAccepted}
            aria-invalid={promo.kind === 'refused' || undefined}
            aria-describedby={`${id}-problem ${id}-answer`}
          />
          {act && (
            <button type="button" className="promo-apply" onClick={toggle} disabled={promo.kind === 'asking'}>
              {text(isAccepted ? 'ui.dialog.promo-cancel' : 'ui.dialog.promo-apply')}
            </button>
          )}
        </div>
      </Field>
      <p id={`${id}-answer`} role="status" className={isAccepted ? 'promo-accepted' : 'problem'}>
        {isAccepted && promo.description}
        {promo.kind === 'refused' && text(promo.text)}
      </p>
    </>
  )
  if (!block.collapsed) return field
  return (
    <details className="promo" open={!!defaultValue || undefined}>
      <summary>{text('ui.dialog.promo-open')}</summary>
      {field}
    </details>
  )
}
