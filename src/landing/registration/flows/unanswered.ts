import type { Entered } from '../../../rules/form/registration-form.ts'
import { type Draft, draftName, readDraft, writeDraft } from '../draft.ts'
import { type FlowState, flow } from '../slices/slices.ts'
import { type RegistrationStore, silenceNotice } from '../store.ts'
import { notify } from './notify.ts'

type Repeatable = Extract<FlowState, { kind: 'unanswered' }>['what']

/** No answer came. What was entered stays, and goes out again under the same id when the browser is back online. */
export function keepUnanswered(registration: RegistrationStore, what: Repeatable, { form, tab }: Entered): void {
  const { store, setup } = registration
  const { dialog, flow: sent } = store.getState()
  notify(registration, silenceNotice)
  // Who closed the dialog meanwhile does not wait for an answer.
  if (!dialog) return
  const { name, formId } = dialog
  const draft = writeDraft({ landing: setup.landing.slug, dialog: name, formId, tab: tab ?? null, form })
  setup.surroundings.keepInTab(draftName, draft)
  store.dispatch(flow.actions.moved({ kind: 'unanswered', what }))
  if (sent.kind === 'sending' && sent.cameOnline) cameOnline(registration)
}

/** One more try each time that the browser is back, and none while an answer may still come. */
export function cameOnline({ store, setup }: RegistrationStore): void {
  const { dialog, flow: now } = store.getState()
  if (now.kind === 'sending') return void store.dispatch(flow.actions.moved({ ...now, cameOnline: true }))
  if (now.kind !== 'unanswered' || !dialog) return
  store.dispatch(flow.actions.moved({ kind: 'idle' }))
  setup.surroundings.sendAgain(dialog.name)
}

export function keptDraft({ setup }: RegistrationStore): Draft | undefined {
  const { landing, surroundings } = setup
  const draft = readDraft(surroundings.recallFromTab(draftName), landing.slug)
  return draft && landing.dialogs.has(draft.dialog) ? draft : undefined
}

export function forgetDraft({ setup }: RegistrationStore): void {
  setup.surroundings.keepInTab(draftName, null)
}

/** After a reload: the dialog whose form got no answer stands open again. */
export function resume(registration: RegistrationStore): void {
  const draft = keptDraft(registration)
  if (draft) registration.setup.surroundings.openDialog(draft.dialog)
}
