import type { ReactNode } from 'react'
import { useText } from '../../../ui/text.ts'
import { Form } from '../../parts/form/Form.tsx'
import { SendButton } from '../../parts/form/SendButton.tsx'
import { type Outcome, useForm } from '../../parts/form/use-form.ts'
import { noProof, proofIn, proofProblem } from '../../parts/proof/own-proof.ts'
import { ProofField } from '../../parts/proof/ProofField.tsx'

type ProvenFormProps<Answer> = {
  readonly hasPassword: boolean
  readonly send: (proof: ReturnType<typeof proofIn>) => Promise<Outcome<Answer>>
  readonly done: (answer: Answer) => void
  /** What its button does. */
  readonly action: string
  readonly children: ReactNode
}

/** Something that only the owner of the account may do, who proves it again. */
export function ProvenForm<Answer>({ hasPassword, send, done, action, children }: ProvenFormProps<Answer>) {
  const text = useText()
  const form = useForm({
    first: noProof,
    names: { code: 'old_code' },
    problemOf(name, values) {
      const problem = proofProblem(name, values, hasPassword)
      return problem && text(problem)
    },
    send: (values) => send(proofIn(values)),
    done,
  })
  return (
    <Form sending={form.sending} submit={form.submit}>
      {children}
      <ProofField form={form} hasPassword={hasPassword} />
      <SendButton sending={form.sending} problem={form.problem}>
        {action}
      </SendButton>
    </Form>
  )
}
