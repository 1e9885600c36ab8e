import type { Entered } from '../../../rules/form/registration-form.ts'
import { type Draft, draftName, readDraft, writeDraft } from '../draft.ts'
import { type FlowState, flow } from '../slices/slices.ts'
import { noResponseNotice, type RegistrationStore } from '../store.ts'
import { notify } from './notify.ts'

type Repeatable = Extract<FlowState, { kind: 'unanswered' }>['what']

/** No response: keeps the form's values and sends them again with the same id once the browser is back online. */
export function keepUnanswered(registration: RegistrationStore, what: Repeatable, { form, tab }: Entered): void {
  const { store, setup } = registration
  const { dialog, flow: sent } = store.getState()
  notify(registration, noResponseNotice)
  // The dialog was closed meanwhile: there is no form to send again.
  if (!dialog) return
  const { name, formId } = dialog
  const draft = writeDraft({ landing: setup.landing.slug, dialog: name, formId, tab: tab ?? null, form })
  setup.browser.keepInTab(draftName, draft)
  store.dispatch(flow.actions.moved({ kind: 'unanswered', what }))
  if (sent.kind === 'sending' && sent.cameOnline) cameOnline(registration)
}

/** Retries each time the browser comes back online, but not while a request is pending. */
export function cameOnline({ store, setup }: RegistrationStore): void {
  const { dialog, flow: now } = store.getState()
  if (now.kind === 'sending') return void store.dispatch(flow.actions.moved({ ...now, cameOnline: true }))
  if (now.kind !== 'unanswered' || !dialog) return
  store.dispatch(flow.actions.moved({ kind: 'idle' }))
  setup.browser.sendAgain(dialog.name)
}

export function keptDraft({ setup }: RegistrationStore): Draft | undefined {
  const { landing, browser } = setup
  const draft = readDraft(browser.recallFromTab(draftName), landing.slug)
  return draft && landing.dialogs.has(draft.dialog) ? draft : undefined
}

export function forgetDraft({ setup }: RegistrationStore): void {
  setup.browser.keepInTab(draftName, null)
}

/** After a reload, reopens the dialog whose form got no response. */
export function resume(registration: RegistrationStore): void {
  const draft = keptDraft(registration)
  if (draft) registration.setup.browser.openDialog(draft.dialog)
}
