import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { createApi } from '@reduxjs/toolkit/query/react'
import type { StaffCallName } from '../../src/contract/calls/staff.ts'
import { type Answer, type Asked, ask, type Failure } from './ask.ts'

type Question = { readonly name: StaffCallName; readonly asked: unknown }

const baseQuery: BaseQueryFn<Question, unknown, Failure> = ({ name, asked }) => ask(name, asked as never)

/** How a call is put: its name, and what it is asked with. */
const put =
  <Name extends StaffCallName>(name: Name) =>
  (asked: Asked<Name>): Question => ({ name, asked })

/** So many entries of the log come at a time. */
const auditPage = 100

/** The desk's calls, as the screens use them. */
export const api = createApi({
  baseQuery,
  tagTypes: ['session', 'catalogue', 'record', 'history', 'staff'],
  endpoints: ({ query, infiniteQuery, mutation }) => ({
    session: query<Answer<'session'>, Asked<'session'>>({ query: put('session'), providesTags: ['session'] }),
    signIn: mutation<Answer<'sign-in'>, Asked<'sign-in'>>({ query: put('sign-in'), invalidatesTags: ['session'] }),
    signOut: mutation<Answer<'sign-out'>, Asked<'sign-out'>>({ query: put('sign-out') }),
    invitation: query<Answer<'invitation'>, Asked<'invitation'>>({ query: put('invitation') }),
    acceptInvitation: mutation<Answer<'accept-invitation'>, Asked<'accept-invitation'>>({
      query: put('accept-invitation'),
      invalidatesTags: ['session'],
    }),
    staff: query<Answer<'staff'>, Asked<'staff'>>({ query: put('staff'), providesTags: ['staff'] }),
    invite: mutation<Answer<'invite'>, Asked<'invite'>>({ query: put('invite'), invalidatesTags: ['staff'] }),
    changeStaff: mutation<Answer<'change-staff'>, Asked<'change-staff'>>({
      query: put('change-staff'),
      invalidatesTags: ['staff'],
    }),
    audit: infiniteQuery<Answer<'audit'>, undefined, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ entries }) => (entries.length < auditPage ? undefined : entries.at(-1)?.id),
      },
      query: ({ pageParam: before }) => put('audit')(before ? { before } : {}),
    }),
    catalogue: query<Answer<'catalogue'>, Asked<'catalogue'>>({
      query: put('catalogue'),
      providesTags: ['catalogue'],
    }),
    /** As they are at this moment: whoever publishes has to have seen what is published. */
    drafts: query<Answer<'drafts'>, Asked<'drafts'>>({ query: put('drafts'), keepUnusedDataFor: 0 }),
    /** Of those drafts. */
    draftedTexts: query<Answer<'drafted-texts'>, Asked<'drafted-texts'>>({
      query: put('drafted-texts'),
      keepUnusedDataFor: 0,
    }),
    library: query<Answer<'library'>, Asked<'library'>>({ query: put('library') }),
    texts: query<Answer<'texts'>, Asked<'texts'>>({ query: put('texts') }),
    shared: query<Answer<'shared'>, Asked<'shared'>>({ query: put('shared') }),
    record: query<Answer<'record'>, Asked<'record'>>({ query: put('record'), providesTags: ['record'] }),
    history: query<Answer<'history'>, Asked<'history'>>({ query: put('history'), providesTags: ['history'] }),
    version: query<Answer<'version'>, Asked<'version'>>({ query: put('version') }),
    publishSummary: query<Answer<'publish-summary'>, Asked<'publish-summary'>>({
      query: put('publish-summary'),
      keepUnusedDataFor: 0,
    }),
    publish: mutation<Answer<'publish'>, Asked<'publish'>>({
      query: put('publish'),
      invalidatesTags: ['catalogue', 'record', 'history'],
    }),
    saveDraft: mutation<Answer<'save-draft'>, Asked<'save-draft'>>({
      query: put('save-draft'),
      invalidatesTags: ['catalogue', 'record'],
    }),
    discardDraft: mutation<Answer<'discard-draft'>, Asked<'discard-draft'>>({
      query: put('discard-draft'),
      invalidatesTags: ['catalogue', 'record'],
    }),
    requestReview: mutation<Answer<'request-review'>, Asked<'request-review'>>({
      query: put('request-review'),
      invalidatesTags: ['catalogue', 'record'],
    }),
    schedule: mutation<Answer<'schedule'>, Asked<'schedule'>>({
      query: put('schedule'),
      invalidatesTags: ['catalogue', 'record'],
    }),
    previewLink: mutation<Answer<'preview-link'>, Asked<'preview-link'>>({ query: put('preview-link') }),
  }),
})
