import { useText } from '../../../ui/text.ts'
import { usePage } from '../../page/page.ts'
import type { DialogBlockProps } from '../dialog-block.ts'
import { useDialog, useInput, useReply } from '../dialog-context.ts'
import { Field } from '../Field.tsx'

/** As wide as a digit: the closed picker shows the code and no part of the name. */
const figureSpace = '\u2007'

export function Phone({ block }: DialogBlockProps<'phone'>) {
  const text = useText()
  const input = useInput('phone')
  const { dialog } = useDialog()
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
              {`${code} ${`+${dialCode}`.padEnd(10, figureSpace)}${name}`}
            </option>
          ))}
        </select>
        <input
          className="input"
          type="tel"
          inputMode="tel"
          autoComplete={dialog.kind === 'sign-in' ? 'username' : 'tel-national'}
          enterKeyHint="next"
          maxLength={20}
          required={block.required}
          {...input}
        />
      </div>
    </Field>
  )
}
