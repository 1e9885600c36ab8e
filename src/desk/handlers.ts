import { audit } from './audit/calls.ts'
import type { Handlers } from './call.ts'
import { discardDraft, drafts, requestReview, saveDraft, schedule } from './drafts/calls.ts'
import { draftedTexts } from './drafts/drafted-texts.ts'
import { history, version } from './history/calls.ts'
import { presence } from './presence/calls.ts'
import { previewLink, shared } from './preview/calls.ts'
import { publish, publishSummary } from './publish/calls.ts'
import { check, library, record, texts } from './records/calls.ts'
import { catalogue } from './records/catalogue-call.ts'
import { session, signIn, signOut } from './sessions/calls.ts'
import { accept, changeStaff, invitation, invite, listStaff } from './staff/calls.ts'

/** What answers each call. */
export const handlers: Handlers = {
  'accept-invitation': accept,
  audit,
  catalogue,
  'change-staff': changeStaff,
  check,
  'discard-draft': discardDraft,
  'drafted-texts': draftedTexts,
  drafts,
  history,
  invitation,
  invite,
  library,
  presence,
  'preview-link': previewLink,
  publish,
  'publish-summary': publishSummary,
  record,
  'request-review': requestReview,
  'save-draft': saveDraft,
  schedule,
  session,
  shared,
  'sign-in': signIn,
  'sign-out': signOut,
  staff: listStaff,
  texts,
  version,
}
