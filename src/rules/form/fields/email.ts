import { normalizeEmail } from '../../email.ts'
import { normalizePlayerName } from '../../player-name.ts'
import type { FieldRule } from './field-rule.ts'
import type { ProblemRule } from './problem.ts'

type Values = {
  /** In a sign-in, also the name of a one-click account. */
  readonly email: string
}

export const email = {
  inputs: ({ required, orPlayerName = false }) => [{ name: 'email', isRequired: required, isUsername: orPlayerName }],
  read: ({ text }) => ({ email: text('email') }),
  write: ({ email }) => ({ email }),
} satisfies FieldRule<'email', Values>

export const emailProblem: ProblemRule = ({ value, isRequired, isUsername }) => {
  const isMissing = !value.trim()
  if (isMissing && !isRequired) return undefined
  if (isUsername) return normalizeEmail(value) || normalizePlayerName(value) ? undefined : 'username-invalid'
  if (isMissing) return 'email-missing'
  return normalizeEmail(value) ? undefined : 'email-invalid'
}
