import { session } from '../slices/slices.ts'
import type { RegistrationStore } from '../store.ts'

/** Clears what is known of the player, tells the server, and goes home. */
export async function logOut({ store, ask, keeper, setup }: RegistrationStore): Promise<void> {
  await ask('logout', {})
  store.dispatch(session.actions.ended())
  keeper.end()
  setup.surroundings.navigate(setup.landing.addressOf(''))
}
