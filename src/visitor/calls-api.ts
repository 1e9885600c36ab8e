import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { createApi } from '@reduxjs/toolkit/query'
import type { SiteCallName, siteCalls } from '../contract/calls/site.ts'
import type { CallFailure, CallRequest } from './base-query.ts'

type Calls = typeof siteCalls

/** The calls that only read. */
export type ReadName = { [Name in SiteCallName]: Calls[Name]['method'] extends 'GET' ? Name : never }[SiteCallName]

/** The calls of a page in RTK Query: one endpoint for cached reads, one for mutations. */
export function createCallsApi<Name extends SiteCallName>(
  baseQuery: BaseQueryFn<CallRequest<Name>, unknown, CallFailure>,
) {
  return createApi({
    reducerPath: 'api',
    baseQuery,
    // A page reads little, and what it reads stays valid as long as the page.
    keepUnusedDataFor: Number.POSITIVE_INFINITY,
    endpoints: (build) => ({
      read: build.query<unknown, CallRequest<Name>>({ query: (call) => call }),
      change: build.mutation<unknown, CallRequest<Name>>({ query: (call) => call }),
    }),
  })
}
