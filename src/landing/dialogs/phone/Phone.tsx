import { useText } from '../../../ui/text.ts'
import { usePage } from '../../page/page.ts'
import type { DialogBlockProps } from '../dialog-block.ts'
import { useInput, useReply } from '../dialog-context.ts'
import { Field } from '../Field.tsx'

export function Phone({ block }: DialogBlockProps<'phone'>) {
  const text = useText()
  const input = useInput('phone')
  const { phoneCountries } = usePage()
  return (
    <Field name="phone" label={block.label} problems={['phone-invalid']}>
      <div className="phone">
        <select
          className="input phone-country"
          id={`${input.id}-country`}
          name="phone_code"
          autoComplete="tel-country-code"
          aria-label={text('ui.dialog.country')}
          defaultValue={useReply()?.chosen('phone_code')}
        >
          {phoneCountries.map(({ code, dialCode, name }) => (
            <option key={code} value={code}>
              {`+${dialCode} ${name}`}
            </option>
          ))}
        </select>
        <input
          className="input"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          enterKeyHint="next"
          maxLength={20}
          required={block.required}
          {...input}
        />
      </div>
    </Field>
  )
}
