import { useText } from '../../../ui/text.ts'
import { CopyLine } from '../../parts/copy/CopyLine.tsx'
import { CancelButton } from '../../parts/form/CancelButton.tsx'
import { CodeField } from '../../parts/form/CodeField.tsx'
import { Form } from '../../parts/form/Form.tsx'
import { SendButton } from '../../parts/form/SendButton.tsx'
import { useForm } from '../../parts/form/use-form.ts'
import { noProof, proofIn, proofProblem } from '../../parts/proof/own-proof.ts'
import { ProofField } from '../../parts/proof/ProofField.tsx'
import { QrPlace } from '../../parts/qr/QrPlace.tsx'
import type { FactorStep, FactorTool } from './step.ts'

type AddAppProps = FactorTool & Pick<Extract<FactorStep, { kind: 'key' }>, 'made'>

/** The key for the app, and the code with which the app shows that it has it. */
export function AddApp({ known: { profile }, calls, go, made: { key, address, token } }: AddAppProps) {
  const text = useText()
  const { has_password: hasPassword = false } = profile
  const form = useForm({
    first: { code: '', ...noProof },
    names: { code: 'old_code', second_step: 'code' },
    problemOf(name, values) {
      const isCodeMissing = name === 'code' && values.code.trim() === ''
      const problem = isCodeMissing ? 'ui.problem.code-missing' : proofProblem(name, values, hasPassword)
      return problem && text(problem)
    },
    send: (values) =>
      calls.ask('add-authenticator', {
        body: { token, code: values.code.replaceAll(/\s/g, ''), ...proofIn(values) },
      }),
    done: ({ recovery_codes: codes }) => go({ kind: 'codes', codes, said: 'added' }),
  })
  return (
    <Form sending={form.sending} submit={form.submit}>
      <h3 tabIndex={-1} data-begin={true}>
        {text('site.settings.app-set-up')}
      </h3>
      <QrPlace code={address} label={text('site.settings.app-qr')} caption={text('site.settings.app-scan')} />
      <a className="button button-quiet same-device" href={address}>
        {text('site.settings.app-open')}
      </a>
      <dl className="copy-lines">
        <CopyLine label={text('site.settings.app-key')} value={key} />
      </dl>
      <CodeField {...form.field('code')} label={text('site.settings.app-code')} />
      <ProofField form={form} hasPassword={hasPassword} />
      <SendButton sending={form.sending} problem={form.problem}>
        {text('site.settings.app-add')}
      </SendButton>
      <CancelButton cancel={() => go({ kind: 'shown' })} />
    </Form>
  )
}
