import { secretNames } from '../../rules/form/fields/fields.ts'
import type { OpenForm, RegistrationForm, Tab } from '../../rules/form/registration-form.ts'

/** A form that got no answer: all that was entered but the passwords, and the id under which it was sent. */
export type Draft = {
  readonly landing: string
  readonly dialog: string
  readonly formId: string
  readonly tab: Tab | null
  readonly form: OpenForm
}

/** The name under which the tab keeps it. */
export const draftName = 'unanswered-form'

export function writeDraft(draft: Omit<Draft, 'form'> & { readonly form: RegistrationForm }): string {
  return JSON.stringify(draft, (name, value) => (secretNames.has(name) ? undefined : value))
}

/** The draft of a landing; whatever else lies there is none. */
export function readDraft(text: string | null, landing: string): Draft | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as Partial<Draft> | null
    const isWhole = draft?.landing === landing && draft.dialog && draft.formId && typeof draft.form === 'object'
    return isWhole ? (draft as Draft) : undefined
  } catch {
    return undefined
  }
}
