import { codeOf } from '../authenticator-app.ts'
import { type Browser, password, type TestDesk } from './test-desk.ts'

type Clock = Pick<TestDesk, 'clock'>

/** Adds an authenticator app; its code is that of the current step, which is then used. */
export async function addApp({ clock }: Clock, browser: Browser) {
  const { key, token } = await browser.ask('set-up-authenticator', {})
  /** The next code that was not used yet: a step of 30 seconds later. */
  const nextCode = () => {
    clock.ahead += 30_000
    return codeOf(key, Date.now() + clock.ahead)
  }
  const code = nextCode()
  const { recoveryCodes } = await browser.ask('add-authenticator', { body: { token, code, password } })
  return { key, token, code, recoveryCodes, nextCode }
}
