import { useState } from 'react'
import { readErrorBody } from '../../../rules/session/error-body.ts'
import { errorText } from '../../../rules/session/error-texts.ts'
import { usePageBasics } from '../../../ui/page-basics.ts'
import { useText } from '../../../ui/text.ts'
import { HelpLink } from '../../page/HelpLink.tsx'

export type Failure = { readonly status: number; readonly content: unknown }

/** What the server found wrong with a form, until the player changes it. It may call a field by another name than the form. */
export function useRefusal(fields: readonly string[], names: Readonly<Record<string, string>> = {}) {
  const { texts } = usePageBasics()
  const [failure, setFailure] = useState<Failure>()
  const { code, problem } = readErrorBody(failure?.content)
  // Only the screen of a form has the exact words for its fields.
  const exact = problem !== undefined && problem in texts ? problem : undefined
  const message = failure && <Message id={exact ?? errorText(failure.status, code) ?? 'ui.notice.something-wrong'} />
  const place = fieldOf(failure, names)
  const isAboutField = place !== undefined && fields.includes(place)
  return {
    /** What is wrong with a field. */
    about: (name: string) => (place === name ? message : undefined),
    /** What is wrong, if it is about no field. */
    rest: isAboutField ? undefined : message,
    /** Its code. */
    code,
    take: (refused: Failure) => setFailure(refused),
    forget: () => setFailure(undefined),
  }
}

/** What is wrong, and the way to help. */
function Message({ id }: { readonly id: string }) {
  const text = useText()
  return (
    <>
      {text(id)} <HelpLink about={id} />
    </>
  )
}

/** The field of the form that a failure is about. */
export function fieldOf(failure: Failure | undefined, names: Readonly<Record<string, string>>): string | undefined {
  const { location } = readErrorBody(failure?.content).first
  return location === undefined ? undefined : (names[location] ?? location)
}
