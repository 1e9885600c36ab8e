import type { StaffCallName } from '../../contract/calls/staff.ts'
import type { Handler } from '../desk.ts'
import { audit } from './audit.ts'
import { bulkDrafts, bulkDryRun, bulkPublish } from './bulk.ts'
import { calendar, planned } from './calendar.ts'
import { catalogue } from './catalogue.ts'
import { draftedTexts } from './drafted-texts.ts'
import { discardDraft, drafts, requestReview, saveDraft } from './drafts.ts'
import { addAuthenticator, factors, makeRecoveryCodes, removeAuthenticator, setUpAuthenticator } from './factors.ts'
import { history, version } from './history.ts'
import { cancelLaunch, launch, schedule } from './launches.ts'
import { addPasskey, passkeyChallenge, removePasskey, setUpPasskey, signInWithPasskey } from './passkeys.ts'
import { picture, sharedPicture, uploadPicture, weighPicture } from './pictures.ts'
import {
  blockPlayer,
  endPlayerSessions,
  erasePlayer,
  exportPlayer,
  resetPlayerFactors,
  unblockPlayer,
} from './player-acts.ts'
import { player, players } from './players.ts'
import { presence } from './presence.ts'
import { previewLink, previewLinks, revokePreviewLink, shared } from './preview.ts'
import { publications } from './publications.ts'
import { publish, publishSummary } from './publish.ts'
import { check, findTexts, library, record, texts } from './records.ts'
import { keepRecord, recordUses, refuseName, removeRecord, renameRecord } from './removal.ts'
import { replaceTexts, textReach } from './replace-texts.ts'
import { replay } from './replay.ts'
import { addComment, approve, comments, declineReview, resolveComment, reviews } from './reviews.ts'
import { removeFilter, savedFilters, saveFilter } from './saved-filters.ts'
import { securityEvents } from './security-events.ts'
import { finishSignIn, keepTour, session, signIn, signOut } from './sessions.ts'
import { addSharedComment, sharedComments } from './shared-comments.ts'
import { accept, changeStaff, invitation, invite, listStaff, resetFactors, uninvite } from './staff.ts'
import { endOwnSessions, endStaffSessions, ownSessions, staffSessions } from './staff-sessions.ts'
import { tradedMatch, trading } from './trading.ts'
import { reopenBets, suspendBets } from './trading-acts.ts'
import { limitStakes, unlimitStakes } from './trading-limits.ts'
import { decideResult, proposeResult } from './trading-results.ts'
import { decideVerification, verification, verifications, viewDocument } from './verifications.ts'
import { approveWithdrawal, noteWithdrawal, rejectWithdrawal, sendWithdrawal } from './withdrawal-acts.ts'
import { withdrawal, withdrawals } from './withdrawals.ts'

/** The type checks that each call of the contract has a handler, and each handler a call. */
export const handlers: { readonly [Name in StaffCallName]: Handler<Name> } = {
  'accept-invitation': accept,
  'add-comment': addComment,
  'add-shared-comment': addSharedComment,
  approve,
  comments,
  'resolve-comment': resolveComment,
  reviews,
  'shared-comments': sharedComments,
  'add-authenticator': addAuthenticator,
  'add-passkey': addPasskey,
  'approve-withdrawal': approveWithdrawal,
  audit,
  'block-player': blockPlayer,
  calendar,
  'bulk-drafts': bulkDrafts,
  'bulk-dry-run': bulkDryRun,
  'bulk-publish': bulkPublish,
  'cancel-launch': cancelLaunch,
  catalogue,
  'change-staff': changeStaff,
  check,
  'decide-result': decideResult,
  'decide-verification': decideVerification,
  'decline-review': declineReview,
  'discard-draft': discardDraft,
  'drafted-texts': draftedTexts,
  drafts,
  'end-own-sessions': endOwnSessions,
  'end-staff-sessions': endStaffSessions,
  'own-sessions': ownSessions,
  'staff-sessions': staffSessions,
  'end-player-sessions': endPlayerSessions,
  'erase-player': erasePlayer,
  'export-player': exportPlayer,
  factors,
  'find-texts': findTexts,
  'finish-sign-in': finishSignIn,
  history,
  invitation,
  invite,
  'keep-record': keepRecord,
  launch,
  library,
  'make-recovery-codes': makeRecoveryCodes,
  'note-withdrawal': noteWithdrawal,
  'passkey-challenge': passkeyChallenge,
  planned,
  picture,
  player,
  players,
  presence,
  'preview-link': previewLink,
  'preview-links': previewLinks,
  'propose-result': proposeResult,
  publications,
  publish,
  'publish-summary': publishSummary,
  record,
  'record-uses': recordUses,
  'reject-withdrawal': rejectWithdrawal,
  'remove-authenticator': removeAuthenticator,
  'remove-passkey': removePasskey,
  'remove-record': removeRecord,
  'remove-stake-limit': unlimitStakes,
  'remove-filter': removeFilter,
  'rename-record': renameRecord,
  'refuse-name': refuseName,
  'save-filter': saveFilter,
  'saved-filters': savedFilters,
  'keep-tour': keepTour,
  'reopen-bets': reopenBets,
  'replace-texts': replaceTexts,
  replay,
  'request-review': requestReview,
  'reset-factors': resetFactors,
  'reset-player-factors': resetPlayerFactors,
  'remove-invitation': uninvite,
  'revoke-preview-link': revokePreviewLink,
  'save-draft': saveDraft,
  schedule,
  'security-events': securityEvents,
  session,
  'send-withdrawal': sendWithdrawal,
  'set-stake-limit': limitStakes,
  'set-up-authenticator': setUpAuthenticator,
  'set-up-passkey': setUpPasskey,
  shared,
  'shared-picture': sharedPicture,
  'sign-in': signIn,
  'sign-in-with-passkey': signInWithPasskey,
  'sign-out': signOut,
  staff: listStaff,
  'suspend-bets': suspendBets,
  'text-reach': textReach,
  texts,
  trading,
  'trading-match': tradedMatch,
  'unblock-player': unblockPlayer,
  'upload-picture': uploadPicture,
  verification,
  verifications,
  version,
  'view-document': viewDocument,
  'weigh-picture': weighPicture,
  withdrawal,
  withdrawals,
}
