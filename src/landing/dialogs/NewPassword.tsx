import { useJourney } from '../page/journey.ts'
import { FormNameProvider } from './dialog-context.ts'
import { Field } from './Field.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { PasswordInput } from './PasswordInput.tsx'

const name = 'newPassword'

/** Sets a new password. */
export default function NewPassword({ token }: { readonly token: string }) {
  const { act } = useJourney()
  return (
    <FormNameProvider value={name}>
      <LinkDialog
        name={name}
        heading="ui.dialog.new-password"
        button="ui.dialog.new-password"
        isReady={act !== undefined}
        onSubmit={(form) => act?.recoverPassword(token, String(new FormData(form).get('password')))}
      >
        <Field name="password" label="ui.credentials.password" problems={['password-short']}>
          <PasswordInput name="password" purpose="new" />
        </Field>
        <Field name="repeat_password" label="ui.dialog.repeat-password" problems={['password-different']}>
          <PasswordInput name="repeat_password" purpose="new" />
        </Field>
      </LinkDialog>
    </FormNameProvider>
  )
}
