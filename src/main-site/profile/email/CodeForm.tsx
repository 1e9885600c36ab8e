import { useText } from '../../../ui/text.ts'
import { CancelButton } from '../../parts/form/CancelButton.tsx'
import { CodeField } from '../../parts/form/CodeField.tsx'
import { Form } from '../../parts/form/Form.tsx'
import { SendButton } from '../../parts/form/SendButton.tsx'
import { useForm } from '../../parts/form/use-form.ts'
import type { EmailTool } from './step.ts'

type CodeFormProps = Omit<EmailTool, 'profile'> & { readonly purpose: 'confirm' | 'remove'; readonly to: string }

/** The code out of the message. */
export function CodeForm({ calls, go, purpose, to }: CodeFormProps) {
  const text = useText()
  const isConfirmation = purpose === 'confirm'
  const form = useForm({
    first: { code: '' },
    problemOf: (_, { code }) => (code.trim() === '' ? text('ui.problem.code-missing') : undefined),
    send: ({ code }) =>
      calls.ask(isConfirmation ? 'confirm-email' : 'delete-email', { body: { code: code.replaceAll(/\s/g, '') } }),
    done: () =>
      go({ kind: 'shown', said: isConfirmation ? 'ui.notice.email-confirmed' : 'site.profile.email-removed' }),
  })
  return (
    <Form sending={form.sending} submit={form.submit}>
      <p>{text('site.profile.email-code-sent', { email: to })}</p>
      <CodeField {...form.field('code')} label={text('site.profile.email-code')} />
      <SendButton sending={form.sending} problem={form.problem}>
        {text(isConfirmation ? 'site.profile.email-confirm' : 'site.profile.email-remove')}
      </SendButton>
      <CancelButton cancel={() => go({ kind: 'shown' })} />
    </Form>
  )
}
