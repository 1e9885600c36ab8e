import { onwardAddress, redirectToStore } from '../../../rules/addresses/destination.ts'
import type { Success } from '../../../rules/form/registration-call.ts'
import { message, noticeOf } from '../../../rules/session/notification.ts'
import { successEvent } from '../../../rules/session/success-event.ts'
import { flow, session } from '../slices/slices.ts'
import type { RegistrationStore } from '../store.ts'
import { notify } from './notify.ts'
import { forgetDraft } from './unanswered.ts'

/** How long a visitor sees that it worked before the main site takes over. */
const redirectDelay = 100

/** Everything that follows from a registration or a sign-in, up to where the visitor is sent. */
export async function succeed(registration: RegistrationStore, success: Success): Promise<void> {
  const { store, keeper, setup } = registration
  const { landing, surroundings } = setup
  const { action, place, cookies } = successEvent(success.isNew)
  if (!keeper.keep(success.token)) return notify(registration, noticeOf(400, message('ui.notice.something-wrong')))
  forgetDraft(registration)
  surroundings.remember('action', action)
  surroundings.remember('event_place', place)
  for (const { name, value, maxAge } of cookies) surroundings.writeCookie(name, value, maxAge)
  const visit = { ...landing, query: surroundings.query() }
  const stored = redirectToStore(success.redirectUrl, visit, place)
  if (stored.kind === 'stored') surroundings.remember('redirect_url', stored.address)
  await noteActivity(registration)
  await enterTournament(registration)
  const onward = onwardAddress({
    visit,
    section: landing.section,
    redirectUrl: success.redirectUrl,
    isNew: success.isNew,
    place,
  }).address
  if (success.credentials) {
    return void store.dispatch(flow.actions.moved({ kind: 'credentials', ...success.credentials, onward }))
  }
  await goOn(registration, onward)
}

/** Registering is entering. Who has entered before is told nothing: it worked then. */
async function enterTournament({ ask, setup }: RegistrationStore): Promise<void> {
  const { tournament, slug, locale } = setup.landing
  if (tournament) await ask('tournament-registration', { body: { tournament, landing: slug, locale } })
}

/** The profile of whoever signed in, and a note of it. A failure keeps nobody from going on. */
async function noteActivity({ store, read, ask, setup }: RegistrationStore): Promise<void> {
  const profile = await read('profile', {}, { isFresh: true })
  if (profile.kind !== 'answer') return
  const { id, redirectUrl } = profile.content
  store.dispatch(session.actions.known({ id, ...(redirectUrl && { redirectUrl }) }))
  const body = { player_uuid: id, action: 'login', partner_url: setup.surroundings.href().slice(0, 2048) }
  await ask('player-activity', { body })
}

/** The dialog closes, and the record says what comes next. */
export async function goOn(registration: RegistrationStore, onward: string): Promise<void> {
  const { store, setup } = registration
  const { landing, surroundings } = setup
  surroundings.closeDialogs()
  store.dispatch(flow.actions.moved({ kind: 'arrived', onward }))
  switch (landing.afterSuccess.kind) {
    case 'landing':
      return surroundings.navigate(landing.addressOf(landing.afterSuccess.slug))
    case 'dialog':
      return surroundings.openDialog(landing.afterSuccess.dialog)
    case 'section':
      notify(registration, noticeOf(200, message('ui.notice.welcome')))
      await surroundings.wait(redirectDelay)
      return surroundings.navigate(onward)
    default:
      landing.afterSuccess satisfies never
  }
}
