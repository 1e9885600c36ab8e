import { secretNames } from '../../rules/form/fields/fields.ts'
import type { OpenForm, RegistrationForm, Tab } from '../../rules/form/registration-form.ts'

/** A form whose request got no response: its values without passwords, and the id it was sent with. */
export type Draft = {
  readonly landing: string
  readonly dialog: string
  readonly formId: string
  readonly tab: Tab | null
  readonly form: OpenForm
}

/** Its key in session storage. */
export const draftName = 'unanswered-form'

export function writeDraft(draft: Omit<Draft, 'form'> & { readonly form: RegistrationForm }): string {
  return JSON.stringify(draft, (name, value) => (secretNames.has(name) ? undefined : value))
}

/** Returns undefined for anything that is not a draft of this landing. */
export function readDraft(text: string | null, landing: string): Draft | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as Partial<Draft> | null
    const isWhole = draft?.landing === landing && draft.dialog && draft.formId && typeof draft.form === 'object'
    return isWhole ? (draft as Draft) : undefined
  } catch {
    return undefined
  }
}
