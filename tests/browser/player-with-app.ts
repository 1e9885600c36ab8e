import { codeOf } from '../authenticator-app.ts'
import { newAddress, newEmail } from '../identities.ts'

export const password = 'correct-horse'

const factors = '/api/v1/players/me/factors'

/** Registers a player who has an authenticator app. */
export async function playerWithApp(address: string) {
  const username = newEmail()
  let bearer = {}
  const send = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': newAddress(), ...bearer }
    const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }
  const form = { username, password, repeat_password: password, checkbox1: true, checkbox2: true, currency: 'INR' }
  const { token: session } = await send('/api/v3/registration', { ...form, type: '1', form_id: crypto.randomUUID() })
  bearer = { authorization: `Bearer ${session.access_token}` }
  const { key, token } = await send(`${factors}/authenticator/key`, {})
  const code = codeOf(key, Date.now())
  const { recovery_codes } = await send(`${factors}/authenticator`, { token, code, password })
  const [recoveryCode] = recovery_codes as [string]
  // A step of 30 seconds later: each code is good once.
  return { username, recoveryCode, nextCode: () => codeOf(key, Date.now(), 1) }
}
