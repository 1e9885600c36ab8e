import { type FlowState, flow, notices } from '../slices/slices.ts'
import type { RegistrationStore } from '../store.ts'
import { captchaFinished, spendToken } from './captcha.ts'

type Sending = Extract<FlowState, { kind: 'sending' }>['what']

/**
 * One submission at a time: a second click during one has no effect.
 * A click just before the captcha appears is not lost: the form is sent once the captcha is solved.
 */
export async function once(registration: RegistrationStore, what: Sending, send: () => Promise<void>): Promise<void> {
  const { store } = registration
  if (store.getState().flow.kind === 'sending') return
  store.dispatch(notices.actions.cleared())
  store.dispatch(flow.actions.moved({ kind: 'sending', what }))
  try {
    if (!(await captchaFinished(registration))) return
    const { token } = store.getState().captcha
    await send()
    spendToken(registration, token)
  } finally {
    if (store.getState().flow.kind === 'sending') store.dispatch(flow.actions.moved({ kind: 'idle' }))
  }
}
