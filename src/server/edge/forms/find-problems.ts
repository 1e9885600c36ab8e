import { fieldProblem } from '../../../rules/form/fields/field-problem.ts'
import type { SentForm } from '../../../rules/form/fields/field-rule.ts'
import type { FormInput } from '../../../rules/form/fields/fields.ts'
import type { FieldProblem } from '../../../rules/form/fields/problem.ts'
import type { Entered } from '../../../rules/form/registration-form.ts'
import { readIdentity } from '../../../rules/identity.ts'

/** By input name. */
export type Problems = ReadonlyMap<string, FieldProblem>

/** Validates the fields that the visitor saw. */
export function findProblems(inputs: readonly FormInput[], sent: SentForm, { tab, form }: Entered): Problems {
  const problems = new Map<string, FieldProblem>()
  for (const { name, tab: own, choices, isRequired = false, isNew = false, isUsername = false } of inputs) {
    const isSeen = tab === undefined || own === undefined || own === tab
    if (!isSeen || choices) continue
    const state = { name, value: sent.text(name), isChecked: sent.isTicked(name), isRequired, isNew, isUsername }
    const problem = fieldProblem(state, form.password) ?? (name === 'phone' ? wrongNumber(form) : undefined)
    if (problem) problems.set(name, problem)
  }
  return problems
}

function wrongNumber({ phone_user, iso_code }: Entered['form']): FieldProblem | undefined {
  const isPhone = !phone_user.trim() || readIdentity(phone_user, iso_code)?.kind === 'phone'
  return isPhone ? undefined : 'phone-invalid'
}
