import { fieldProblem } from '../../../rules/form/fields/field-problem.ts'
import type { FieldProblem } from '../../../rules/form/fields/problem.ts'

type FormField = HTMLInputElement

/**
 * Looks at the fields that the visitor sees, shows what is wrong with them and moves to the first one.
 * It works on the document as it was sent, so that a form answers before the application has arrived.
 */
export function showProblems(form: HTMLFormElement): boolean {
  const password = (form.elements.namedItem('password') as FormField | null)?.value ?? ''
  const wrong = visibleFields(form).filter((field) => markProblem(field, fieldProblem(stateOf(field), password)))
  wrong[0]?.focus()
  return wrong.length > 0
}

/** Takes a problem back as soon as it no longer holds; a new one is not said while somebody is typing. */
export function forgetProblem(field: FormField): void {
  const password = (field.form?.elements.namedItem('password') as FormField | null)?.value ?? ''
  if (field.ariaInvalid === 'true' && !fieldProblem(stateOf(field), password)) markProblem(field, undefined)
}

function visibleFields(form: HTMLFormElement): FormField[] {
  return ([...form.elements] as FormField[]).filter(
    (field) => field.getAttribute('aria-describedby') && field.getClientRects().length > 0,
  )
}

function stateOf(field: FormField) {
  return {
    name: field.name,
    value: field.value,
    isChecked: field.checked,
    isRequired: field.required,
    isNew: field.autocomplete === 'new-password',
  }
}

export function markProblem(field: FormField, problem: FieldProblem | undefined): boolean {
  field.ariaInvalid = problem ? 'true' : null
  for (const text of document.querySelectorAll<HTMLElement>(`#${field.id}-problem>*`)) {
    text.hidden = text.dataset['problem'] !== problem
  }
  return problem !== undefined
}
