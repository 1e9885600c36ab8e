import { configureStore } from '@reduxjs/toolkit'
import { playerCalls } from '../../contract/calls/player.ts'
import { noticeOf } from '../../rules/session/notification.ts'
import { createBaseQuery } from '../../visitor/base-query.ts'
import { createCallsApi } from '../../visitor/calls-api.ts'
import { callsOf } from '../../visitor/make-calls.ts'
import { createSessionKeeper } from '../../visitor/session-keeper.ts'
import type { RegistrationSetup } from './setup.ts'
import { notices, type RegistrationState, reducer, session } from './slices/slices.ts'

/** The store of one page, and what all steps of the flow share. */
export function createRegistrationStore(setup: RegistrationSetup) {
  const { port, browser, landing } = setup
  const keeper = createSessionKeeper(browser, (notice) => {
    store.dispatch(session.actions.ended())
    if (notice) store.dispatch(notices.actions.shown({ ...notice, id: browser.newId() }))
  })
  const api = createCallsApi(
    createBaseQuery({ port, calls: playerCalls, session: keeper, browser, locale: landing.locale }),
  )
  const store = configureStore({
    reducer: reducer.inject(api),
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(api.middleware),
    devTools: false,
  })
  return { store, ...callsOf(store.dispatch, api), keeper, setup, state: (): RegistrationState => store.getState() }
}

export type RegistrationStore = ReturnType<typeof createRegistrationStore>

/** No response: nothing is lost, and a retry is safe. */
export const noResponseNotice = noticeOf(500, { kind: 'message', id: 'ui.notice.no-connection' })
