import { configureStore } from '@reduxjs/toolkit'
import { siteCalls } from '../../../contract/calls/site.ts'
import { createBaseQuery } from '../../../visitor/base-query.ts'
import type { Browser } from '../../../visitor/browser.ts'
import { createCallsApi } from '../../../visitor/calls-api.ts'
import { createHttpPort } from '../../../visitor/http-port.ts'
import { callsOf } from '../../../visitor/make-calls.ts'
import type { SessionKeeper } from '../../../visitor/session-keeper.ts'
import { withUploads } from '../../../visitor/upload-port.ts'
import type { SitePage } from '../../page/page.ts'
import type { PlayerCallsOfSite } from '../../page/player-calls.ts'

type Session = { readonly browser: Browser; readonly keeper: SessionKeeper }

/** The calls of a player, with their session. */
export function openCalls({ site, locale }: SitePage, { browser, keeper }: Session): PlayerCallsOfSite {
  const port = withUploads(createHttpPort(site.api, siteCalls), site.api, siteCalls)
  const api = createCallsApi(createBaseQuery({ port, calls: siteCalls, session: keeper, browser, locale: locale.code }))
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(api.middleware),
    devTools: false,
  })
  return callsOf(store.dispatch, api)
}
