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

/** The first problem that can be found from the field alone. */
export function fieldProblem(field: FieldState, password: string): FieldProblem | undefined {
  return (rules[field.name] ?? agreementProblem)(field, password)
}
