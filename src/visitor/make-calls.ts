import type { SerializedError, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { SiteCallName } from '../contract/calls/site.ts'
import type { CallFailure } from './base-query.ts'
import type { createCallsApi, ReadName } from './calls-api.ts'
import type { Answer, CallHeaders, CallInput } from './port.ts'

export type Outcome<Name extends SiteCallName> =
  | { readonly kind: 'answer'; readonly content: Answer<Name> }
  | ({ readonly kind: 'failure' } & CallFailure)

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>

/** The calls of a page, through its store. */
export function callsOf<Made extends SiteCallName>(
  dispatch: Dispatch,
  { endpoints }: ReturnType<typeof createCallsApi<Made>>,
) {
  /** Reads through the cache, unless `isFresh` is set. */
  async function read<Name extends Extract<Made, ReadName>>(
    name: Name,
    input: CallInput<Name>,
    { isFresh = false } = {},
  ): Promise<Outcome<Name>> {
    const options = { subscribe: false, forceRefetch: isFresh }
    return outcomeOf(await dispatch(endpoints.read.initiate({ name, input }, options)))
  }

  async function ask<Name extends Exclude<Made, ReadName>>(
    name: Name,
    input: CallInput<Name>,
    headers: CallHeaders = {},
  ): Promise<Outcome<Name>> {
    return outcomeOf(await dispatch(endpoints.change.initiate({ name, input, headers }, { track: false })))
  }

  return { read, ask }
}

type Result = { readonly data?: unknown; readonly error?: CallFailure | SerializedError | undefined }

/** Trusts that a response follows the contract. */
function outcomeOf<Name extends SiteCallName>({ data, error }: Result): Outcome<Name> {
  if (error) return { kind: 'failure', ...('status' in error ? error : { status: 0, content: null }) }
  return { kind: 'answer', content: data as Answer<Name> }
}
