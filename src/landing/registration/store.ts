import { configureStore } from '@reduxjs/toolkit'
import type { PlayerCallName } from '../../contract/calls/player.ts'
import { noticeOf } from '../../rules/session/notification.ts'
import type { CallFailure } from '../../visitor/base-query.ts'
import { createBaseQuery } from '../../visitor/base-query.ts'
import type { Answer, Asked, CallHeaders } from '../../visitor/port.ts'
import { createSessionKeeper } from '../../visitor/session-keeper.ts'
import { createRegistrationApi } from './api.ts'
import type { RegistrationSetup } from './setup.ts'
import { notices, type RegistrationState, reducer, session } from './slices/slices.ts'

export type Outcome<Name extends PlayerCallName> =
  | { readonly kind: 'answer'; readonly content: Answer<Name> }
  | ({ readonly kind: 'failure' } & CallFailure)

/** The store of one page, with what the steps of the flow have in common. */
export function createRegistrationStore(setup: RegistrationSetup) {
  const { port, surroundings, landing } = setup
  const keeper = createSessionKeeper(surroundings, (notice) => {
    store.dispatch(session.actions.ended())
    if (notice) store.dispatch(notices.actions.shown({ ...notice, id: surroundings.newId() }))
  })
  const api = createRegistrationApi(
    createBaseQuery({ port, session: keeper, browser: surroundings, locale: landing.locale }),
  )
  const store = configureStore({
    reducer: reducer.inject(api),
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(api.middleware),
    devTools: false,
  })

  async function ask<Name extends PlayerCallName>(
    name: Name,
    asked: Asked<Name>,
    headers?: CallHeaders,
  ): Promise<Outcome<Name>> {
    const { initiate } = api.endpoints[name] as unknown as Initiate
    const result = await store.dispatch(initiate({ ...asked, ...(headers && { headers }) }, { track: false }) as never)
    const { data, error } = result as { readonly data?: Answer<Name>; readonly error?: Partial<CallFailure> }
    if (error) return { kind: 'failure', status: error.status ?? 0, content: error.content ?? null }
    return { kind: 'answer', content: data as Answer<Name> }
  }

  return { store, ask, keeper, setup, state: (): RegistrationState => store.getState() }
}

type Initiate = { readonly initiate: (asked: object, options: { readonly track: false }) => unknown }

export type RegistrationStore = ReturnType<typeof createRegistrationStore>

/** No answer came: nothing is lost, and trying again is safe. */
export const silenceNotice = noticeOf(500, { kind: 'message', id: 'ui.notice.no-connection' })
