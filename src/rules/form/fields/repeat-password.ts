import type { FieldRule } from './field-rule.ts'
import { isLongEnough } from './password.ts'
import type { ProblemRule } from './problem.ts'

type Values = { readonly repeat_password: string }

export const repeatPassword = {
  inputs: () => [{ name: 'repeat_password', isRequired: true, isNew: true }],
  // A form without a second password field repeats the first.
  read: ({ has, text }) => ({ repeat_password: text(has('repeat_password') ? 'repeat_password' : 'password') }),
  secret: 'repeat_password',
} satisfies FieldRule<'repeat-password', Values>

/** Not reported while the password itself is too short. */
export const repeatPasswordProblem: ProblemRule = ({ value }, password) =>
  isLongEnough(password) && value !== password ? 'password-different' : undefined
