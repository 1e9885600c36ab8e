import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { createApi } from '@reduxjs/toolkit/query'
import type { PlayerCallName, playerCalls } from '../contract/calls/player.ts'
import type { CallFailure, CallRequest } from './base-query.ts'

type Calls = typeof playerCalls

/** The calls that only read. */
export type ReadName = { [Name in PlayerCallName]: Calls[Name]['method'] extends 'GET' ? Name : never }[PlayerCallName]

/** All calls of the contract in RTK Query: one endpoint for cached reads, one for mutations. */
export function createCallsApi(baseQuery: BaseQueryFn<CallRequest, unknown, CallFailure>) {
  return createApi({
    reducerPath: 'api',
    baseQuery,
    // A page reads little, and what it reads stays valid as long as the page.
    keepUnusedDataFor: Number.POSITIVE_INFINITY,
    endpoints: (build) => ({
      read: build.query<unknown, CallRequest>({ query: (call) => call }),
      change: build.mutation<unknown, CallRequest>({ query: (call) => call }),
    }),
  })
}
