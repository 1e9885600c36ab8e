import { statisticsPayload } from '../../../rules/form/registration-payload.ts'
import { nextVisitorIdPoll } from '../../../rules/form/statistics-timing.ts'
import { session } from '../slices/slices.ts'
import type { RegistrationStore } from '../store.ts'

/** Sent once per page, as soon as the visitor's id is there: it may arrive late, and a visitor may leave before. */
export async function sendStatistics(registration: RegistrationStore): Promise<void> {
  const { store, ask, setup } = registration
  const { landing, browser } = setup
  if (store.getState().session.areStatisticsSent) return
  store.dispatch(session.actions.statisticsSent())
  const isLeaving = browser.leaving().then(() => '')
  const analyticsId = await Promise.race([visitorId(registration), isLeaving])
  const { affiliate: ids, dialog: open } = store.getState()
  const payload = statisticsPayload({
    affiliate: ids,
    formId: open?.formId ?? browser.newId(),
    type: `${landing.registrationType}`,
    analyticsId,
  })
  await ask('open-registration-form', { body: { ...payload, landing: landing.slug, locale: landing.locale } })
}

/** The id set by an analytics script; empty if there is none in time. */
async function visitorId({ setup }: RegistrationStore): Promise<string> {
  const { browser, landing } = setup
  const read = () => browser.readCookie('_ga') ?? ''
  if (read() || !landing.setsVisitorId) return read()
  for (let elapsed = 0; ; ) {
    const pause = nextVisitorIdPoll(elapsed)
    if (pause === undefined) return ''
    await browser.wait(pause)
    elapsed += pause
    if (read()) return read()
  }
}
