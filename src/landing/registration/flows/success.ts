import { carriedSearch } from '../../../rules/addresses/carry-query.ts'
import { onwardAddress, redirectToStore } from '../../../rules/addresses/destination.ts'
import type { Success } from '../../../rules/form/registration-call.ts'
import { message, noticeOf } from '../../../rules/session/notification.ts'
import { isAuthenticated } from '../../../rules/session/session-rules.ts'
import { successEvent } from '../../../rules/session/success-event.ts'
import { flow, session } from '../slices/slices.ts'
import type { RegistrationStore } from '../store.ts'
import { notify } from './notify.ts'
import { playerOf } from './recognise.ts'
import { forgetDraft } from './unanswered.ts'

/** How long the success notice is shown before the redirect to the main site. */
const redirectDelay = 100

/** All steps after a registration or sign-in, up to the redirect. */
export async function succeed(registration: RegistrationStore, success: Success): Promise<void> {
  const { store, keeper, setup } = registration
  const { landing, browser } = setup
  const { action, place, cookies } = successEvent(success.isNew)
  if (!keeper.keep(success.token)) return notify(registration, noticeOf(400, message('ui.notice.something-wrong')))
  forgetDraft(registration)
  browser.remember('action', action)
  browser.remember('event_place', place)
  for (const { name, value, maxAge } of cookies) browser.writeCookie(name, value, maxAge)
  const visit = { ...landing, query: browser.query() }
  const stored = redirectToStore(success.redirectUrl, visit, place)
  if (stored.kind === 'stored') browser.remember('redirect_url', stored.address)
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

/** A player of a tournament's landing enters the tournament. Entering twice fails, which is ignored. */
async function enterTournament({ ask, setup }: RegistrationStore): Promise<void> {
  const { tournament, slug, locale } = setup.landing
  if (tournament) await ask('tournament-registration', { body: { tournament, landing: slug, locale } })
}

/** Loads the player's profile and records the activity. A failure does not stop the flow. */
async function noteActivity({ store, read, ask, setup }: RegistrationStore): Promise<void> {
  const profile = await read('profile', {}, { isFresh: true })
  if (profile.kind !== 'answer') return
  const player = playerOf(profile.content)
  store.dispatch(session.actions.known(player))
  const body = { player_uuid: player.id, action: 'login', partner_url: setup.browser.href().slice(0, 2048) }
  await ask('player-activity', { body })
}

/** Closes the dialog and continues as the record's `afterSuccess` says. */
export async function goOn(registration: RegistrationStore, onward: string): Promise<void> {
  const { store, keeper, setup } = registration
  const { landing, browser } = setup
  browser.closeDialogs()
  // The session was refused meanwhile, and could not be renewed.
  if (!keeper.access() && !isAuthenticated(keeper.tokens())) {
    store.dispatch(flow.actions.moved({ kind: 'idle' }))
    return notify(registration, noticeOf(401, message('ui.notice.signed-out')))
  }
  store.dispatch(flow.actions.moved({ kind: 'arrived', onward }))
  switch (landing.afterSuccess.kind) {
    case 'landing':
      return browser.navigate(landing.addressOf(landing.afterSuccess.slug) + carriedSearch(browser.query()))
    case 'dialog':
      return browser.openDialog(landing.afterSuccess.dialog)
    case 'section':
      notify(registration, noticeOf(200, message('ui.notice.welcome')))
      await browser.wait(redirectDelay)
      return browser.navigate(onward)
    default:
      landing.afterSuccess satisfies never
  }
}
