import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { createApi } from '@reduxjs/toolkit/query'
import type { PlayerCallName, playerCalls } from '../../contract/calls/player.ts'
import type { AskedCall, CallFailure } from '../../visitor/base-query.ts'

type Calls = typeof playerCalls

/** The calls that only read. */
export type ReadName = { [Name in PlayerCallName]: Calls[Name]['method'] extends 'GET' ? Name : never }[PlayerCallName]

/** Every call of the contract, as RTK Query has it: one endpoint for what is read and kept, one for what changes something. */
export function createRegistrationApi(baseQuery: BaseQueryFn<AskedCall, unknown, CallFailure>) {
  return createApi({
    reducerPath: 'api',
    baseQuery,
    // A page's answers are few, and good as long as the page is.
    keepUnusedDataFor: Number.POSITIVE_INFINITY,
    endpoints: (build) => ({
      read: build.query<unknown, AskedCall>({ query: (call) => call }),
      change: build.mutation<unknown, AskedCall>({ query: (call) => call }),
    }),
  })
}
