import { configureStore, type SerializedError } from '@reduxjs/toolkit'
import type { PlayerCallName } from '../../contract/calls/player.ts'
import { noticeOf } from '../../rules/session/notification.ts'
import type { CallFailure } from '../../visitor/base-query.ts'
import { createBaseQuery } from '../../visitor/base-query.ts'
import type { Answer, CallHeaders, CallInput } from '../../visitor/port.ts'
import { createSessionKeeper } from '../../visitor/session-keeper.ts'
import { createRegistrationApi, type ReadName } from './api.ts'
import type { RegistrationSetup } from './setup.ts'
import { notices, type RegistrationState, reducer, session } from './slices/slices.ts'

export type Outcome<Name extends PlayerCallName> =
  | { readonly kind: 'answer'; readonly content: Answer<Name> }
  | ({ readonly kind: 'failure' } & CallFailure)

/** The store of one page, and what all steps of the flow share. */
export function createRegistrationStore(setup: RegistrationSetup) {
  const { port, browser, landing } = setup
  const keeper = createSessionKeeper(browser, (notice) => {
    store.dispatch(session.actions.ended())
    if (notice) store.dispatch(notices.actions.shown({ ...notice, id: browser.newId() }))
  })
  const api = createRegistrationApi(createBaseQuery({ port, session: keeper, browser, locale: landing.locale }))
  const store = configureStore({
    reducer: reducer.inject(api),
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(api.middleware),
    devTools: false,
  })

  /** Reads through the cache, unless `isFresh` is set. */
  async function read<Name extends ReadName>(
    name: Name,
    input: CallInput<Name>,
    { isFresh = false } = {},
  ): Promise<Outcome<Name>> {
    const options = { subscribe: false, forceRefetch: isFresh }
    return outcomeOf(await store.dispatch(api.endpoints.read.initiate({ name, input }, options)))
  }

  async function ask<Name extends WriteName>(
    name: Name,
    input: CallInput<Name>,
    headers: CallHeaders = {},
  ): Promise<Outcome<Name>> {
    return outcomeOf(await store.dispatch(api.endpoints.change.initiate({ name, input, headers }, { track: false })))
  }

  return { store, read, ask, keeper, setup, state: (): RegistrationState => store.getState() }
}

type WriteName = Exclude<PlayerCallName, ReadName>

type Result = { readonly data?: unknown; readonly error?: CallFailure | SerializedError | undefined }

/** Trusts that a response follows the contract. */
function outcomeOf<Name extends PlayerCallName>({ data, error }: Result): Outcome<Name> {
  if (error) return { kind: 'failure', ...('status' in error ? error : { status: 0, content: null }) }
  return { kind: 'answer', content: data as Answer<Name> }
}

export type RegistrationStore = ReturnType<typeof createRegistrationStore>

/** No response: nothing is lost, and a retry is safe. */
export const noResponseNotice = noticeOf(500, { kind: 'message', id: 'ui.notice.no-connection' })
