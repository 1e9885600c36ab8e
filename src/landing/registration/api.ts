import type { BaseQueryFn, EndpointBuilder } from '@reduxjs/toolkit/query'
import { createApi } from '@reduxjs/toolkit/query'
import type { PlayerCallName } from '../../contract/calls/player.ts'
import { playerCalls } from '../../contract/calls/player.ts'
import type { AskedCall, CallFailure } from '../../visitor/base-query.ts'
import type { Answer, Asked, CallHeaders } from '../../visitor/port.ts'

type Query = BaseQueryFn<AskedCall, unknown, CallFailure>

type WithHeaders<Name extends PlayerCallName> = Asked<Name> & { readonly headers?: CallHeaders }

const names = Object.keys(playerCalls) as PlayerCallName[]

const endpointOf = <Name extends PlayerCallName>(build: EndpointBuilder<Query, never, 'api'>, name: Name) =>
  build.mutation<Answer<Name>, WithHeaders<Name>>({
    query: ({ headers, ...asked }) => ({ name, asked, ...(headers && { headers }) }),
  })

type Endpoints = { readonly [Name in PlayerCallName]: ReturnType<typeof endpointOf<Name>> }

/** Every call of the contract as an RTK Query endpoint of the same name. */
export function createRegistrationApi(baseQuery: Query) {
  return createApi({
    reducerPath: 'api',
    baseQuery,
    endpoints: (build) =>
      Object.fromEntries(names.map((name) => [name, endpointOf(build, name)])) as unknown as Endpoints,
  })
}
