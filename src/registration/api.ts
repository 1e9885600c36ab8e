import type { BaseQueryFn, EndpointBuilder } from '@reduxjs/toolkit/query'
import { createApi } from '@reduxjs/toolkit/query'
import type { CallName } from '../contract/index.ts'
import { calls } from '../contract/index.ts'
import type { AskedCall, CallFailure } from './base-query.ts'
import type { Answer, Asked, CallHeaders } from './port.ts'

type Query = BaseQueryFn<AskedCall, unknown, CallFailure>

type WithHeaders<Name extends CallName> = Asked<Name> & { readonly headers?: CallHeaders }

const names = Object.keys(calls) as CallName[]

const endpointOf = <Name extends CallName>(build: EndpointBuilder<Query, never, 'api'>, name: Name) =>
  build.mutation<Answer<Name>, WithHeaders<Name>>({
    query: ({ headers, ...asked }) => ({ name, asked, ...(headers && { headers }) }),
  })

type Endpoints = { readonly [Name in CallName]: ReturnType<typeof endpointOf<Name>> }

/** Every call of the contract as an RTK Query endpoint of the same name. */
export function createRegistrationApi(baseQuery: Query) {
  return createApi({
    reducerPath: 'api',
    baseQuery,
    endpoints: (build) =>
      Object.fromEntries(names.map((name) => [name, endpointOf(build, name)])) as unknown as Endpoints,
  })
}
