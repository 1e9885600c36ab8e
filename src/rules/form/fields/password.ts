import type { FieldRule } from './field-rule.ts'
import type { ProblemRule } from './problem.ts'

type Values = { readonly password: string }

export const password = {
  inputs: ({ purpose }) => [{ name: 'password', isRequired: true, isNew: purpose === 'new' }],
  read: ({ text }) => ({ password: text('password') }),
  secret: 'password',
} satisfies FieldRule<'password', Values>

export const shortestPassword = 6

export const isLongEnough = (text: string) => text.trim().length >= shortestPassword

export const passwordProblem: ProblemRule = ({ value, isNew }) => {
  if (isNew) return isLongEnough(value) ? undefined : 'password-short'
  return value.trim() ? undefined : 'password-missing'
}
