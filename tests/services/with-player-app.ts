import { codeOf } from '../authenticator-app.ts'
import type { Visitor } from './visitor.ts'

export const factorsPath = '/api/v1/players/me/factors'
export const appPath = `${factorsPath}/authenticator`
const stepPath = '/api/ccg/user/login/second-step'

/** Adds an authenticator app to the account of a visitor. `nextStep` advances the clock by 30 seconds and returns it. */
export async function addPlayerApp(visitor: Visitor, nextStep: () => number, proof: object) {
  const { key, address, token } = (await visitor.play('POST', `${appPath}/key`)).json()
  /** A code that was not used yet. */
  const nextCode = () => codeOf(key, nextStep())
  const code = nextCode()
  const answer = await visitor.play('POST', appPath, { token, code, ...proof })
  return { key, address, token, code, nextCode, answer, recoveryCodes: answer.json().recovery_codes as string[] }
}

export const finishSignIn = async (visitor: Visitor, code: string) => {
  const answer = await visitor.call('POST', stepPath, { code }, await visitor.csrf())
  if (answer.statusCode === 200) visitor.asPlayer(answer.json().token)
  return answer
}
