import { normalizeEmail } from '../../../rules/email.ts'
import { useText } from '../../../ui/text.ts'
import { CancelButton } from '../../parts/form/CancelButton.tsx'
import { Field } from '../../parts/form/Field.tsx'
import { Form } from '../../parts/form/Form.tsx'
import { SendButton } from '../../parts/form/SendButton.tsx'
import { useForm } from '../../parts/form/use-form.ts'
import { noProof, proofIn, proofProblem } from '../../parts/proof/own-proof.ts'
import { ProofField } from '../../parts/proof/ProofField.tsx'
import type { EmailTool } from './step.ts'

/** A new address, which a code is sent to. */
export function AddressForm({ profile: { has_password: hasPassword = false }, calls, go }: EmailTool) {
  const text = useText()
  const form = useForm({
    first: { email: '', ...noProof },
    names: { code: 'old_code' },
    problemOf(name, values) {
      const problem = name === 'email' ? emailProblem(values.email) : proofProblem(name, values, hasPassword)
      return problem && text(problem)
    },
    send: (values) => calls.ask('change-email', { body: { email: values.email.trim(), ...proofIn(values) } }),
    done: () => go({ kind: 'code', purpose: 'confirm', to: form.values.email.trim() }),
  })
  return (
    <Form sending={form.sending} submit={form.submit}>
      <Field
        {...form.field('email')}
        label={text('site.profile.email-new')}
        type="email"
        autoComplete="email"
        maxLength={320}
      />
      <ProofField form={form} hasPassword={hasPassword} />
      <SendButton sending={form.sending} problem={form.problem}>
        {text('site.profile.email-send-code')}
      </SendButton>
      <CancelButton cancel={() => go({ kind: 'shown' })} />
    </Form>
  )
}

function emailProblem(email: string): string | undefined {
  if (email.trim() === '') return 'ui.problem.email-missing'
  return normalizeEmail(email) ? undefined : 'ui.problem.email-invalid'
}
