import { useText } from '../../../ui/text.ts'
import { CancelButton } from '../../parts/form/CancelButton.tsx'
import { Form } from '../../parts/form/Form.tsx'
import { SendButton } from '../../parts/form/SendButton.tsx'
import { type Outcome, useForm } from '../../parts/form/use-form.ts'
import { noProof, proofIn, proofProblem } from '../../parts/proof/own-proof.ts'
import { ProofField } from '../../parts/proof/ProofField.tsx'
import type { FactorStep, FactorTool } from './step.ts'

type ProvenChangeProps = FactorTool & { readonly kind: 'renewal' | 'removal' }

const words = {
  renewal: { text: 'site.settings.codes-renew-text', button: 'site.settings.codes-renew' },
  removal: { text: 'site.settings.app-remove-text', button: 'site.settings.app-remove' },
} as const

/** New recovery codes, or none: the player proves to be the owner of the account. */
export function ProvenChange({ kind, known: { profile }, calls, go }: ProvenChangeProps) {
  const text = useText()
  const { has_password: hasPassword = false } = profile
  const form = useForm({
    first: noProof,
    names: { code: 'old_code' },
    problemOf(name, values) {
      const problem = proofProblem(name, values, hasPassword)
      return problem && text(problem)
    },
    async send(values): Promise<Outcome<FactorStep>> {
      const body = proofIn(values)
      if (kind === 'removal') {
        const removed = await calls.ask('remove-authenticator', { body })
        return removed.kind === 'failure' ? removed : { ...removed, content: { kind: 'shown', said: 'removed' } }
      }
      const made = await calls.ask('make-recovery-codes', { body })
      if (made.kind === 'failure') return made
      return { ...made, content: { kind: 'codes', codes: made.content.recovery_codes } }
    },
    done: go,
  })
  return (
    <Form sending={form.sending} submit={form.submit}>
      <p>{text(words[kind].text)}</p>
      <ProofField form={form} hasPassword={hasPassword} />
      <SendButton sending={form.sending} problem={form.problem}>
        {text(words[kind].button)}
      </SendButton>
      <CancelButton cancel={() => go({ kind: 'shown' })} />
    </Form>
  )
}
