import { type FormEvent, useEffect } from 'react'
import { useText } from '../../ui/text.ts'
import { useJourney } from '../page/journey.ts'
import { Notices } from '../page/Notices.tsx'
import { openDialog } from '../page/open-dialog.ts'
import { FormNameProvider } from './dialog-context.ts'
import { Field } from './Field.tsx'
import { PasswordInput } from './PasswordInput.tsx'

const name = 'newPassword'

/** Opened by the link of a recovery message: sets a new password. */
export default function NewPassword({ token }: { readonly token: string }) {
  const text = useText()
  const { act } = useJourney()
  useEffect(() => void openDialog(name), [])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    act?.recoverPassword(token, String(new FormData(event.currentTarget).get('password')))
  }
  return (
    <FormNameProvider value={name}>
      <dialog className="dialog dialog-430" id={name} aria-labelledby={`${name}-title`}>
        <div className="dialog-box">
          <Notices dialog={name} />
          <form className="dialog-form" data-apart="" noValidate onSubmit={send}>
            <h2 className="dialog-title" id={`${name}-title`}>
              {text('ui.dialog.new-password')}
            </h2>
            <Field name="password" label="ui.credentials.password" problems={['password-short']}>
              <PasswordInput name="password" purpose="new" />
            </Field>
            <Field name="repeat_password" label="ui.dialog.repeat-password" problems={['password-different']}>
              <PasswordInput name="repeat_password" purpose="new" />
            </Field>
            <button type="submit" className="button button-main button-submit" disabled={!act}>
              {text('ui.dialog.new-password')}
            </button>
          </form>
        </div>
      </dialog>
    </FormNameProvider>
  )
}
