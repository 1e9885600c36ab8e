import { useState } from 'react'
import { useText } from '../../../ui/text.ts'
import { CodeField } from '../form/CodeField.tsx'
import { PasswordField } from '../form/PasswordField.tsx'
import type { OwnForm } from '../form/use-form.ts'

type ProofFieldProps = {
  readonly form: Pick<OwnForm<'password' | 'old_code'>, 'field'>
  readonly hasPassword: boolean
}

/** The password of the account; for an account without one, the code that the first try sends to its mailbox. */
export function ProofField({ form, hasPassword }: ProofFieldProps) {
  const text = useText()
  const code = form.field('old_code')
  const [isAsked, setAsked] = useState(false)
  if (code.problem !== undefined && !isAsked) setAsked(true)
  if (hasPassword)
    return <PasswordField {...form.field('password')} label={text('site.tool.password')} purpose="current" />
  return isAsked ? <CodeField {...code} label={text('site.tool.mailbox-code')} /> : null
}
