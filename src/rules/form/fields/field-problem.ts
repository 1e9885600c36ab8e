import { agreementProblem } from './agreements.ts'
import { emailProblem } from './email.ts'
import { passwordProblem } from './password.ts'
import { phoneProblem } from './phone.ts'
import type { FieldProblem, FieldState, ProblemRule } from './problem.ts'
import { repeatPasswordProblem } from './repeat-password.ts'

const rules: Readonly<Record<string, ProblemRule>> = {
  email: emailProblem,
  phone: phoneProblem,
  password: passwordProblem,
  repeat_password: repeatPasswordProblem,
}

/** The first thing that is wrong with a field, as far as the field itself can tell. */
export function fieldProblem(field: FieldState, password: string): FieldProblem | undefined {
  return (rules[field.name] ?? agreementProblem)(field, password)
}
