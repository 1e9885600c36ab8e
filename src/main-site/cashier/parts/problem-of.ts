import { readErrorBody } from '../../../rules/session/error-body.ts'
import { errorText } from '../../../rules/session/error-texts.ts'

type Failure = { readonly status: number; readonly content: unknown }

/** What a refused call means to the player: a text, and the input that it is about. */
export function problemOf({ status, content }: Failure): {
  readonly text: string
  readonly location?: string | undefined
} {
  const { code, first } = readErrorBody(content)
  return { text: errorText(status, code) ?? 'ui.notice.something-wrong', location: first.location }
}
