import { fieldProblem } from '../../../rules/form/fields/field-problem.ts'
import type { FieldProblem } from '../../../rules/form/fields/problem.ts'

type FormField = HTMLInputElement

/**
 * Checks the visible fields, shows their problems and focuses the first one.
 * Works on the server's document, so that forms are validated before the application is loaded.
 */
export function showProblems(form: HTMLFormElement): boolean {
  const wrong = visibleFields(form).filter((field) => markProblem(field, problemOf(field)))
  wrong[0]?.focus()
  return wrong.length > 0
}

/** Clears a problem as soon as it is solved; does not report new ones while the visitor types. */
export function forgetProblem(field: FormField): void {
  if (field.ariaInvalid === 'true' && !problemOf(field)) markProblem(field, undefined)
}

function visibleFields(form: HTMLFormElement): FormField[] {
  return ([...form.elements] as FormField[]).filter(
    (field) => field.matches('[aria-describedby]') && field.getClientRects().length,
  )
}

function problemOf(field: FormField): FieldProblem | undefined {
  const password = field.form?.elements.namedItem('password') as FormField | null
  const state = {
    name: field.name,
    value: field.value,
    isChecked: field.checked,
    isRequired: field.required,
    isNew: field.autocomplete === 'new-password',
    isUsername: field.autocomplete === 'username',
  }
  return fieldProblem(state, password?.value ?? '')
}

export function markProblem(field: FormField, problem: FieldProblem | undefined): boolean {
  field.ariaInvalid = problem ? 'true' : null
  for (const text of document.querySelectorAll<HTMLElement>(`#${field.id}-problem>*`)) {
    text.hidden = text.dataset['problem'] !== problem
  }
  return problem !== undefined
}
