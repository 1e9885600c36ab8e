import { useState } from 'react'
import { readErrorBody } from '../../../rules/session/error-body.ts'
import { errorText } from '../../../rules/session/error-texts.ts'
import { useText } from '../../../ui/text.ts'

export type Failure = { readonly status: number; readonly content: unknown }

/** What the server found wrong with a form, until the player changes it. */
export function useRefusal(fields: readonly string[]) {
  const text = useText()
  const [failure, setFailure] = useState<Failure>()
  const { code, first } = readErrorBody(failure?.content)
  const message = failure && text(errorText(failure.status, code) ?? 'ui.notice.something-wrong')
  const isAboutField = fields.includes(first.location ?? '')
  return {
    /** What is wrong with a field. */
    about: (name: string) => (first.location === name ? message : undefined),
    /** What is wrong, if it is about no field. */
    rest: isAboutField ? undefined : message,
    take: (refused: Failure) => setFailure(refused),
    forget: () => setFailure(undefined),
  }
}
