import type { FieldRule } from './field-rule.ts'
import type { ProblemRule } from './problem.ts'

type Values = { readonly email: string }

export const email = {
  inputs: ({ required }) => [{ name: 'email', isRequired: required }],
  read: ({ text }) => ({ email: text('email') }),
  write: ({ email }) => ({ email }),
} satisfies FieldRule<'email', Values>

export const emailProblem: ProblemRule = ({ value, isRequired }) => {
  const text = value.trim()
  if (!text) return isRequired ? 'email-missing' : undefined
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/.test(text) ? undefined : 'email-invalid'
}
