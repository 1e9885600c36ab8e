import { softwarePasskey } from '../software-passkey.ts'
import { type Browser, password } from './test-desk.ts'

/** Where a desk with passkeys is served. */
export const site = { origin: 'https://www.powerplay.example', rpId: 'www.powerplay.example' }

export const passkeySettings = { PUBLIC_URL: site.origin }

/** Adds a passkey to the account of a browser. */
export async function addPasskey(browser: Browser, name = 'My laptop') {
  const passkey = softwarePasskey()
  const { challenge } = await browser.ask('set-up-passkey', { body: { password } })
  const made = passkey.make({ ...site, challenge })
  const { recoveryCodes } = await browser.ask('add-passkey', { body: { ...made, name } })
  return { ...passkey, recoveryCodes }
}

export const challengeOf = async (browser: Browser) => (await browser.ask('passkey-challenge', {})).challenge
