import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { createApi } from '@reduxjs/toolkit/query/react'
import type { StaffCallName } from '../../src/contract/calls/staff.ts'
import { type Answer, type Asked, ask, type Failure, pauseWhenBusy } from './ask.ts'

/** A call with its input, ready to be made. */
type Call = () => Promise<Outcome>

type Outcome = { readonly data: unknown } | { readonly error: Failure }

/** After so many refusals, it is said that the server is busy. */
const mostTries = 12

/** What is only read is asked for again where the server was busy. */
const baseQuery: BaseQueryFn<Call, unknown, Failure> = async (call, { type, signal }) => {
  let outcome = await call()
  for (let tries = 1; type === 'query' && isBusy(outcome) && tries < mostTries && !signal.aborted; tries++) {
    await new Promise((resolve) => setTimeout(resolve, pauseWhenBusy))
    outcome = await call()
  }
  return outcome
}

const isBusy = (outcome: Outcome) => 'error' in outcome && outcome.error.code === 'registry-busy'

const call =
  <Name extends StaffCallName>(name: Name) =>
  (asked: Asked<Name>): Call =>
  () =>
    ask(name, asked)

/** The server returns at most so many entries of the log and security events at a time. */
const logPage = 100

/** The same of players. */
const playerPage = 50

/** The same of withdrawals. */
const withdrawalPage = 50

/** The same of verifications. */
const verificationPage = 50

/** The same of publications. */
const publicationPage = 50

/** The same of matches. */
const matchPage = 50

/** The drafts of pictures are in the library: they are shown at once. */
const libraryWith = (record: string) => (record.startsWith('assets/') ? (['library'] as const) : [])

/** The server's calls for staff, as the screens use them. */
export const api = createApi({
  baseQuery,
  tagTypes: [
    'session',
    'factors',
    'sessions',
    'catalogue',
    'record',
    'history',
    'staff',
    'player',
    'withdrawal',
    'verification',
    'trading',
    'links',
    'draftedTexts',
    'library',
    'reviews',
    'approvals',
    'comments',
    'publications',
    'filters',
  ],
  endpoints: ({ query, infiniteQuery, mutation }) => ({
    session: query<Answer<'session'>, Asked<'session'>>({ query: call('session'), providesTags: ['session'] }),
    signIn: mutation<Answer<'sign-in'>, Asked<'sign-in'>>({
      query: call('sign-in'),
      invalidatesTags: (done) => (done ? ['session'] : []),
    }),
    finishSignIn: mutation<Answer<'finish-sign-in'>, Asked<'finish-sign-in'>>({
      query: call('finish-sign-in'),
      invalidatesTags: (done) => (done ? ['session'] : []),
    }),
    passkeyChallenge: mutation<Answer<'passkey-challenge'>, Asked<'passkey-challenge'>>({
      query: call('passkey-challenge'),
    }),
    signInWithPasskey: mutation<Answer<'sign-in-with-passkey'>, Asked<'sign-in-with-passkey'>>({
      query: call('sign-in-with-passkey'),
      invalidatesTags: (done) => (done ? ['session'] : []),
    }),
    setUpPasskey: mutation<Answer<'set-up-passkey'>, Asked<'set-up-passkey'>>({ query: call('set-up-passkey') }),
    addPasskey: mutation<Answer<'add-passkey'>, Asked<'add-passkey'>>({
      query: call('add-passkey'),
      invalidatesTags: ['factors'],
    }),
    removePasskey: mutation<Answer<'remove-passkey'>, Asked<'remove-passkey'>>({
      query: call('remove-passkey'),
      invalidatesTags: ['factors', 'session'],
    }),
    factors: query<Answer<'factors'>, Asked<'factors'>>({ query: call('factors'), providesTags: ['factors'] }),
    setUpAuthenticator: mutation<Answer<'set-up-authenticator'>, Asked<'set-up-authenticator'>>({
      query: call('set-up-authenticator'),
    }),
    addAuthenticator: mutation<Answer<'add-authenticator'>, Asked<'add-authenticator'>>({
      query: call('add-authenticator'),
      invalidatesTags: ['factors'],
    }),
    removeAuthenticator: mutation<Answer<'remove-authenticator'>, Asked<'remove-authenticator'>>({
      query: call('remove-authenticator'),
      invalidatesTags: ['factors', 'session'],
    }),
    makeRecoveryCodes: mutation<Answer<'make-recovery-codes'>, Asked<'make-recovery-codes'>>({
      query: call('make-recovery-codes'),
      invalidatesTags: ['factors'],
    }),
    keepTour: mutation<Answer<'keep-tour'>, Asked<'keep-tour'>>({ query: call('keep-tour') }),
    signOut: mutation<Answer<'sign-out'>, Asked<'sign-out'>>({ query: call('sign-out') }),
    invitation: query<Answer<'invitation'>, Asked<'invitation'>>({ query: call('invitation') }),
    acceptInvitation: mutation<Answer<'accept-invitation'>, Asked<'accept-invitation'>>({
      query: call('accept-invitation'),
      invalidatesTags: ['session'],
    }),
    ownSessions: query<Answer<'own-sessions'>, Asked<'own-sessions'>>({
      query: call('own-sessions'),
      providesTags: ['sessions'],
    }),
    endOwnSessions: mutation<Answer<'end-own-sessions'>, Asked<'end-own-sessions'>>({
      query: call('end-own-sessions'),
      invalidatesTags: ['sessions'],
    }),
    staffSessions: query<Answer<'staff-sessions'>, Asked<'staff-sessions'>>({
      query: call('staff-sessions'),
      providesTags: ['sessions'],
    }),
    endStaffSessions: mutation<Answer<'end-staff-sessions'>, Asked<'end-staff-sessions'>>({
      query: call('end-staff-sessions'),
      invalidatesTags: ['sessions'],
    }),
    findTexts: query<Answer<'find-texts'>, Asked<'find-texts'>>({ query: call('find-texts') }),
    staff: query<Answer<'staff'>, Asked<'staff'>>({ query: call('staff'), providesTags: ['staff'] }),
    invite: mutation<Answer<'invite'>, Asked<'invite'>>({ query: call('invite'), invalidatesTags: ['staff'] }),
    removeInvitation: mutation<Answer<'remove-invitation'>, Asked<'remove-invitation'>>({
      query: call('remove-invitation'),
      invalidatesTags: ['staff'],
    }),
    resetFactors: mutation<Answer<'reset-factors'>, Asked<'reset-factors'>>({
      query: call('reset-factors'),
      invalidatesTags: ['staff'],
    }),
    changeStaff: mutation<Answer<'change-staff'>, Asked<'change-staff'>>({
      query: call('change-staff'),
      invalidatesTags: ['staff'],
    }),
    audit: infiniteQuery<Answer<'audit'>, undefined, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ entries }) => (entries.length < logPage ? undefined : entries.at(-1)?.id),
      },
      query: ({ pageParam: before }) => call('audit')(before ? { before } : {}),
    }),
    securityEvents: infiniteQuery<Answer<'security-events'>, Asked<'security-events'>, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ events }) => (events.length < logPage ? undefined : events.at(-1)?.id),
      },
      query: ({ queryArg, pageParam: before }) => call('security-events')(before ? { ...queryArg, before } : queryArg),
    }),
    players: infiniteQuery<Answer<'players'>, string, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ players }) => (players.length < playerPage ? undefined : players.at(-1)?.id),
      },
      query: ({ queryArg: text, pageParam: before }) =>
        call('players')({ ...(text && { text }), ...(before && { before }) }),
      providesTags: ['player'],
    }),
    player: query<Answer<'player'>, Asked<'player'>>({ query: call('player'), providesTags: ['player'] }),
    blockPlayer: mutation<Answer<'block-player'>, Asked<'block-player'>>({
      query: call('block-player'),
      invalidatesTags: ['player'],
    }),
    unblockPlayer: mutation<Answer<'unblock-player'>, Asked<'unblock-player'>>({
      query: call('unblock-player'),
      invalidatesTags: ['player'],
    }),
    endPlayerSessions: mutation<Answer<'end-player-sessions'>, Asked<'end-player-sessions'>>({
      query: call('end-player-sessions'),
      invalidatesTags: ['player'],
    }),
    resetPlayerFactors: mutation<Answer<'reset-player-factors'>, Asked<'reset-player-factors'>>({
      query: call('reset-player-factors'),
      invalidatesTags: ['player'],
    }),
    exportPlayer: mutation<Answer<'export-player'>, Asked<'export-player'>>({
      query: call('export-player'),
      invalidatesTags: ['player'],
    }),
    erasePlayer: mutation<Answer<'erase-player'>, Asked<'erase-player'>>({
      query: call('erase-player'),
      invalidatesTags: ['player'],
    }),
    withdrawals: infiniteQuery<Answer<'withdrawals'>, Asked<'withdrawals'>, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ withdrawals }) =>
          withdrawals.length < withdrawalPage ? undefined : withdrawals.at(-1)?.id,
      },
      query: ({ queryArg, pageParam: after }) => call('withdrawals')(after ? { ...queryArg, after } : queryArg),
      providesTags: ['withdrawal'],
    }),
    withdrawal: query<Answer<'withdrawal'>, Asked<'withdrawal'>>({
      query: call('withdrawal'),
      providesTags: ['withdrawal'],
    }),
    approveWithdrawal: mutation<Answer<'approve-withdrawal'>, Asked<'approve-withdrawal'>>({
      query: call('approve-withdrawal'),
      invalidatesTags: ['withdrawal'],
    }),
    rejectWithdrawal: mutation<Answer<'reject-withdrawal'>, Asked<'reject-withdrawal'>>({
      query: call('reject-withdrawal'),
      invalidatesTags: ['withdrawal'],
    }),
    sendWithdrawal: mutation<Answer<'send-withdrawal'>, Asked<'send-withdrawal'>>({
      query: call('send-withdrawal'),
      invalidatesTags: ['withdrawal'],
    }),
    noteWithdrawal: mutation<Answer<'note-withdrawal'>, Asked<'note-withdrawal'>>({
      query: call('note-withdrawal'),
      invalidatesTags: ['withdrawal'],
    }),
    verifications: infiniteQuery<Answer<'verifications'>, Asked<'verifications'>, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ verifications }) =>
          verifications.length < verificationPage ? undefined : verifications.at(-1)?.id,
      },
      query: ({ queryArg, pageParam: after }) => call('verifications')(after ? { ...queryArg, after } : queryArg),
      providesTags: ['verification'],
    }),
    verification: query<Answer<'verification'>, Asked<'verification'>>({
      query: call('verification'),
      providesTags: ['verification'],
    }),
    decideVerification: mutation<Answer<'decide-verification'>, Asked<'decide-verification'>>({
      query: call('decide-verification'),
      invalidatesTags: ['verification'],
    }),
    trading: infiniteQuery<Answer<'trading'>, Asked<'trading'>, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ matches }) => (matches.length < matchPage ? undefined : matches.at(-1)?.id),
      },
      query: ({ queryArg, pageParam: after }) => call('trading')(after ? { ...queryArg, after } : queryArg),
      providesTags: ['trading'],
    }),
    tradingMatch: query<Answer<'trading-match'>, Asked<'trading-match'>>({
      query: call('trading-match'),
      providesTags: ['trading'],
    }),
    suspendBets: mutation<Answer<'suspend-bets'>, Asked<'suspend-bets'>>({
      query: call('suspend-bets'),
      invalidatesTags: ['trading'],
    }),
    reopenBets: mutation<Answer<'reopen-bets'>, Asked<'reopen-bets'>>({
      query: call('reopen-bets'),
      invalidatesTags: ['trading'],
    }),
    proposeResult: mutation<Answer<'propose-result'>, Asked<'propose-result'>>({
      query: call('propose-result'),
      invalidatesTags: ['trading'],
    }),
    decideResult: mutation<Answer<'decide-result'>, Asked<'decide-result'>>({
      query: call('decide-result'),
      invalidatesTags: ['trading'],
    }),
    setStakeLimit: mutation<Answer<'set-stake-limit'>, Asked<'set-stake-limit'>>({
      query: call('set-stake-limit'),
      invalidatesTags: ['trading'],
    }),
    removeStakeLimit: mutation<Answer<'remove-stake-limit'>, Asked<'remove-stake-limit'>>({
      query: call('remove-stake-limit'),
      invalidatesTags: ['trading'],
    }),
    catalogue: query<Answer<'catalogue'>, Asked<'catalogue'>>({
      query: call('catalogue'),
      providesTags: ['catalogue'],
    }),
    drafts: query<Answer<'drafts'>, Asked<'drafts'>>({ query: call('drafts'), keepUnusedDataFor: 0 }),
    /** The drafted texts that the landings of these records show. */
    draftedTexts: query<Answer<'drafted-texts'>, Asked<'drafted-texts'>>({
      query: call('drafted-texts'),
      providesTags: ['record', 'draftedTexts'],
      keepUnusedDataFor: 0,
    }),
    library: query<Answer<'library'>, Asked<'library'>>({ query: call('library'), providesTags: ['library'] }),
    texts: query<Answer<'texts'>, Asked<'texts'>>({ query: call('texts') }),
    shared: query<Answer<'shared'>, Asked<'shared'>>({ query: call('shared') }),
    record: query<Answer<'record'>, Asked<'record'>>({ query: call('record'), providesTags: ['record'] }),
    history: query<Answer<'history'>, Asked<'history'>>({ query: call('history'), providesTags: ['history'] }),
    reviews: query<Answer<'reviews'>, Asked<'reviews'>>({ query: call('reviews'), providesTags: ['reviews'] }),
    approve: mutation<Answer<'approve'>, Asked<'approve'>>({
      query: call('approve'),
      invalidatesTags: ['approvals', 'reviews', 'record'],
    }),
    comments: query<Answer<'comments'>, Asked<'comments'>>({
      query: call('comments'),
      providesTags: ['comments'],
      keepUnusedDataFor: 0,
    }),
    addComment: mutation<Answer<'add-comment'>, Asked<'add-comment'>>({
      query: call('add-comment'),
      invalidatesTags: ['comments', 'reviews'],
    }),
    resolveComment: mutation<Answer<'resolve-comment'>, Asked<'resolve-comment'>>({
      query: call('resolve-comment'),
      invalidatesTags: ['comments', 'reviews'],
    }),
    sharedComments: query<Answer<'shared-comments'>, Asked<'shared-comments'>>({
      query: call('shared-comments'),
      providesTags: ['comments'],
    }),
    addSharedComment: mutation<Answer<'add-shared-comment'>, Asked<'add-shared-comment'>>({
      query: call('add-shared-comment'),
      invalidatesTags: ['comments'],
    }),
    recordUses: query<Answer<'record-uses'>, Asked<'record-uses'>>({
      query: call('record-uses'),
      providesTags: ['record'],
      keepUnusedDataFor: 0,
    }),
    removeRecord: mutation<Answer<'remove-record'>, Asked<'remove-record'>>({
      query: call('remove-record'),
      invalidatesTags: (_, __, { record }) => ['catalogue', 'record', ...libraryWith(record)],
    }),
    keepRecord: mutation<Answer<'keep-record'>, Asked<'keep-record'>>({
      query: call('keep-record'),
      invalidatesTags: ['catalogue', 'record'],
    }),
    renameRecord: mutation<Answer<'rename-record'>, Asked<'rename-record'>>({
      query: call('rename-record'),
      invalidatesTags: ['catalogue', 'record', 'history', 'reviews'],
    }),
    refuseName: mutation<Answer<'refuse-name'>, Asked<'refuse-name'>>({
      query: call('refuse-name'),
      invalidatesTags: ['reviews'],
    }),
    version: query<Answer<'version'>, Asked<'version'>>({ query: call('version') }),
    calendar: query<Answer<'calendar'>, Asked<'calendar'>>({
      query: call('calendar'),
      providesTags: ['catalogue', 'record'],
    }),
    planned: query<Answer<'planned'>, Asked<'planned'>>({ query: call('planned'), providesTags: ['catalogue'] }),
    replay: query<Answer<'replay'>, Asked<'replay'>>({ query: call('replay'), keepUnusedDataFor: 0 }),
    textReach: query<Answer<'text-reach'>, Asked<'text-reach'>>({ query: call('text-reach') }),
    replaceTexts: mutation<Answer<'replace-texts'>, Asked<'replace-texts'>>({
      query: call('replace-texts'),
      invalidatesTags: ['catalogue', 'record', 'draftedTexts'],
    }),
    savedFilters: query<Answer<'saved-filters'>, Asked<'saved-filters'>>({
      query: call('saved-filters'),
      providesTags: ['filters'],
    }),
    saveFilter: mutation<Answer<'save-filter'>, Asked<'save-filter'>>({
      query: call('save-filter'),
      invalidatesTags: ['filters'],
    }),
    removeFilter: mutation<Answer<'remove-filter'>, Asked<'remove-filter'>>({
      query: call('remove-filter'),
      invalidatesTags: ['filters'],
    }),
    publishSummary: query<Answer<'publish-summary'>, Asked<'publish-summary'>>({
      query: call('publish-summary'),
      providesTags: ['approvals'],
      keepUnusedDataFor: 0,
    }),
    publish: mutation<Answer<'publish'>, Asked<'publish'>>({
      query: call('publish'),
      invalidatesTags: ['catalogue', 'record', 'history', 'reviews', 'publications'],
    }),
    /** What an order would change now; never from the cache. */
    bulkDryRun: query<Answer<'bulk-dry-run'>, Asked<'bulk-dry-run'>>({
      query: call('bulk-dry-run'),
      keepUnusedDataFor: 0,
    }),
    bulkPublish: mutation<Answer<'bulk-publish'>, Asked<'bulk-publish'>>({
      query: call('bulk-publish'),
      invalidatesTags: ['catalogue', 'record', 'history', 'publications'],
    }),
    bulkDrafts: mutation<Answer<'bulk-drafts'>, Asked<'bulk-drafts'>>({
      query: call('bulk-drafts'),
      invalidatesTags: ['catalogue', 'record'],
    }),
    publications: infiniteQuery<Answer<'publications'>, undefined, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ publications }) =>
          publications.length < publicationPage ? undefined : publications.at(-1)?.id,
      },
      query: ({ pageParam: before }) => call('publications')(before ? { before } : {}),
      providesTags: ['publications'],
    }),
    weighPicture: mutation<Answer<'weigh-picture'>, Asked<'weigh-picture'>>({ query: call('weigh-picture') }),
    saveDraft: mutation<Answer<'save-draft'>, Asked<'save-draft'>>({
      query: call('save-draft'),
      invalidatesTags: (_, __, { record }) => ['catalogue', 'record', ...libraryWith(record)],
    }),
    discardDraft: mutation<Answer<'discard-draft'>, Asked<'discard-draft'>>({
      query: call('discard-draft'),
      invalidatesTags: (_, __, { record }) => ['catalogue', 'record', ...libraryWith(record)],
    }),
    requestReview: mutation<Answer<'request-review'>, Asked<'request-review'>>({
      query: call('request-review'),
      invalidatesTags: ['catalogue', 'record', 'reviews'],
    }),
    declineReview: mutation<Answer<'decline-review'>, Asked<'decline-review'>>({
      query: call('decline-review'),
      invalidatesTags: ['catalogue', 'record', 'reviews', 'approvals'],
    }),
    schedule: mutation<Answer<'schedule'>, Asked<'schedule'>>({
      query: call('schedule'),
      invalidatesTags: ['catalogue', 'record', 'reviews'],
    }),
    launch: query<Answer<'launch'>, Asked<'launch'>>({ query: call('launch'), keepUnusedDataFor: 0 }),
    cancelLaunch: mutation<Answer<'cancel-launch'>, Asked<'cancel-launch'>>({
      query: call('cancel-launch'),
      invalidatesTags: ['catalogue', 'record', 'reviews'],
    }),
    previewLinks: query<Answer<'preview-links'>, Asked<'preview-links'>>({
      query: call('preview-links'),
      providesTags: ['links'],
      keepUnusedDataFor: 0,
    }),
    previewLink: mutation<Answer<'preview-link'>, Asked<'preview-link'>>({
      query: call('preview-link'),
      invalidatesTags: ['links'],
    }),
    revokePreviewLink: mutation<Answer<'revoke-preview-link'>, Asked<'revoke-preview-link'>>({
      query: call('revoke-preview-link'),
      invalidatesTags: ['links'],
    }),
  }),
})

/** The part of the store that holds the answers. */
export type ApiState = { readonly [Path in typeof api.reducerPath]: ReturnType<typeof api.reducer> }

export type ApiDispatch = ThunkDispatch<ApiState, undefined, UnknownAction>
