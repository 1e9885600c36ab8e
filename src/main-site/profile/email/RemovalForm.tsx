import { useText } from '../../../ui/text.ts'
import { CancelButton } from '../../parts/form/CancelButton.tsx'
import { Form } from '../../parts/form/Form.tsx'
import { SendButton } from '../../parts/form/SendButton.tsx'
import { useForm } from '../../parts/form/use-form.ts'
import { noProof, proofIn, proofProblem } from '../../parts/proof/own-proof.ts'
import { ProofField } from '../../parts/proof/ProofField.tsx'
import type { EmailTool } from './step.ts'

/** What removing the address means; the code for it goes to that address. */
export function RemovalForm({ profile, calls, go }: EmailTool) {
  const text = useText()
  const { has_password: hasPassword = false } = profile
  const email = profile.email ?? ''
  const form = useForm({
    first: noProof,
    problemOf(name, values) {
      const problem = proofProblem(name, values, hasPassword)
      return problem && text(problem)
    },
    send: (values) => calls.ask('change-email', { body: { email, ...proofIn(values) } }),
    done: () => go({ kind: 'code', purpose: 'remove', to: email }),
  })
  return (
    <Form sending={form.sending} submit={form.submit}>
      <p>{text('site.profile.email-remove-text', { email })}</p>
      <ProofField form={form} hasPassword={hasPassword} />
      <SendButton sending={form.sending} problem={form.problem}>
        {text('site.profile.email-send-code')}
      </SendButton>
      <CancelButton cancel={() => go({ kind: 'shown' })} />
    </Form>
  )
}
