import { session } from '../slices/slices.ts'
import type { RegistrationStore } from '../store.ts'

/** Logs out on the server, clears the session, and goes to the home page. */
export async function logOut({ store, ask, keeper, setup }: RegistrationStore): Promise<void> {
  await ask('logout', {})
  store.dispatch(session.actions.ended())
  keeper.end()
  setup.browser.navigate(setup.landing.addressOf(''))
}
