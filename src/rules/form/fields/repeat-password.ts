import type { FieldRule } from './field-rule.ts'
import { isLongEnough } from './password.ts'
import type { ProblemRule } from './problem.ts'

type Values = { readonly repeat_password: string }

export const repeatPassword = {
  inputs: () => [{ name: 'repeat_password', isRequired: true, isNew: true }],
  // Where a form does not ask twice, the password stands for itself.
  read: ({ has, text }) => ({ repeat_password: text(has('repeat_password') ? 'repeat_password' : 'password') }),
  secret: 'repeat_password',
} satisfies FieldRule<'repeat-password', Values>

/** While the password itself is too short, that is what has to be said. */
export const repeatPasswordProblem: ProblemRule = ({ value }, password) =>
  isLongEnough(password) && value !== password ? 'password-different' : undefined
