import { configureStore } from '@reduxjs/toolkit'
import type { PlayerCalls } from '../../../contract/calls/player.ts'
import { readErrorBody } from '../../../rules/session/error-body.ts'
import { isAuthenticated } from '../../../rules/session/session-rules.ts'
import { createBaseQuery } from '../../../visitor/base-query.ts'
import { createCallsApi } from '../../../visitor/calls-api.ts'
import { createHttpPort } from '../../../visitor/http-port.ts'
import { callsOf, type Outcome } from '../../../visitor/make-calls.ts'
import { createBrowser } from '../../../visitor/own-browser.ts'
import { createSessionKeeper } from '../../../visitor/session-keeper.ts'
import type { Visitor } from '../../page/player.ts'
import type { ShownPage } from '../../page/shown-page.ts'
import { playerOf } from './player-of.ts'
import { readPurse, writePurse } from './purse.ts'

type Bonuses = PlayerCalls['player-bonuses']['answer']['data']

/** Loads the account of the visitor who may be signed in, and shows it. */
export async function openAccount(shown: ShownPage): Promise<void> {
  const { site, locale, home } = shown.get().page
  const browser = createBrowser()
  const show = (visitor: Visitor) => shown.change({ visitor })
  const keeper = createSessionKeeper(browser, () => show({ kind: 'visitor' }))
  const port = createHttpPort(site.api)
  const api = createCallsApi(createBaseQuery({ port, session: keeper, browser, locale: locale.code }))
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(api.middleware),
    devTools: false,
  })
  const { read, ask } = callsOf(store.dispatch, api)

  async function logOut(): Promise<void> {
    await ask('logout', {})
    keeper.end()
    location.assign(home)
  }

  function showPlayer(profile: PlayerCalls['profile']['answer'], bonuses: Bonuses): void {
    show({
      kind: 'player',
      player: playerOf(profile, bonuses, readPurse(browser)),
      act: {
        logOut: () => void logOut(),
        choosePurse(purse) {
          writePurse(browser, purse)
          showPlayer(profile, bonuses)
        },
      },
    })
  }

  if (!isAuthenticated(keeper.tokens()) && !keeper.access()) return show({ kind: 'visitor' })
  const [profile, bonuses] = await Promise.all([read('profile', {}), read('player-bonuses', {})])
  if (profile.kind === 'failure') return show(withoutProfile(profile))
  showPlayer(profile.content, bonuses.kind === 'answer' ? bonuses.content.data : [])
}

/** Who has no profile: a player who is blocked, somebody whose session has ended, or anybody while the calls fail. */
function withoutProfile({ status, content }: Extract<Outcome<'profile'>, { kind: 'failure' }>): Visitor {
  if (readErrorBody(content).code === 'user-blocked') return { kind: 'blocked' }
  return { kind: status === 401 ? 'visitor' : 'unavailable' }
}
