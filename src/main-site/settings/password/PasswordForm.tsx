import { isLongEnough } from '../../../rules/form/fields/password.ts'
import { useText } from '../../../ui/text.ts'
import type { PlayerCallsOfSite } from '../../page/player-calls.ts'
import { Form } from '../../parts/form/Form.tsx'
import { PasswordField } from '../../parts/form/PasswordField.tsx'
import { SendButton } from '../../parts/form/SendButton.tsx'
import { useForm, type Values } from '../../parts/form/use-form.ts'

type PasswordFormProps = {
  readonly player: string
  readonly calls: PlayerCallsOfSite
  readonly done: () => void
}

const empty = { old_password: '', password: '', repeat_password: '' }

export function PasswordForm({ player, calls, done }: PasswordFormProps) {
  const text = useText()
  const form = useForm({
    first: empty,
    problemOf(name, values) {
      const problem = problemOf(name, values)
      return problem && text(`ui.problem.password-${problem}`)
    },
    send: (body) => calls.ask('change-password', { params: { id: player }, body }),
    done,
  })
  return (
    <Form sending={form.sending} submit={form.submit}>
      <PasswordField {...form.field('old_password')} label={text('site.settings.old-password')} purpose="current" />
      <PasswordField
        {...form.field('password')}
        label={text('site.settings.new-password')}
        purpose="new"
        isRated={true}
      />
      <PasswordField {...form.field('repeat_password')} label={text('ui.dialog.repeat-password')} purpose="new" />
      <p className="hint">{text('site.settings.password-hint')}</p>
      <SendButton sending={form.sending} problem={form.problem}>
        {text('site.settings.password-change')}
      </SendButton>
    </Form>
  )
}

function problemOf(name: keyof typeof empty, values: Values<keyof typeof empty>) {
  switch (name) {
    case 'old_password':
      return values.old_password === '' ? 'missing' : undefined
    case 'password':
      return isLongEnough(values.password) ? undefined : 'short'
    case 'repeat_password':
      return isLongEnough(values.password) && values.repeat_password !== values.password ? 'different' : undefined
    default:
      return name satisfies never
  }
}
