import type { StaffCallName } from '../../contract/calls/staff.ts'
import type { Handler } from '../desk.ts'
import { audit } from './audit.ts'
import { catalogue } from './catalogue.ts'
import { draftedTexts } from './drafted-texts.ts'
import { discardDraft, drafts, requestReview, saveDraft, schedule } from './drafts.ts'
import { history, version } from './history.ts'
import { blockPlayer, endPlayerSessions, erasePlayer, exportPlayer, unblockPlayer } from './player-acts.ts'
import { player, players } from './players.ts'
import { presence } from './presence.ts'
import { previewLink, previewLinks, revokePreviewLink, shared } from './preview.ts'
import { publish, publishSummary } from './publish.ts'
import { check, library, record, texts } from './records.ts'
import { securityEvents } from './security-events.ts'
import { session, signIn, signOut } from './sessions.ts'
import { accept, changeStaff, invitation, invite, listStaff } from './staff.ts'

/** The type checks that each call of the contract has a handler, and each handler a call. */
export const handlers: { readonly [Name in StaffCallName]: Handler<Name> } = {
  'accept-invitation': accept,
  audit,
  'block-player': blockPlayer,
  catalogue,
  'change-staff': changeStaff,
  check,
  'discard-draft': discardDraft,
  'drafted-texts': draftedTexts,
  drafts,
  'end-player-sessions': endPlayerSessions,
  'erase-player': erasePlayer,
  'export-player': exportPlayer,
  history,
  invitation,
  invite,
  library,
  player,
  players,
  presence,
  'preview-link': previewLink,
  'preview-links': previewLinks,
  publish,
  'publish-summary': publishSummary,
  record,
  'request-review': requestReview,
  'revoke-preview-link': revokePreviewLink,
  'save-draft': saveDraft,
  schedule,
  'security-events': securityEvents,
  session,
  shared,
  'sign-in': signIn,
  'sign-out': signOut,
  staff: listStaff,
  texts,
  'unblock-player': unblockPlayer,
  version,
}
