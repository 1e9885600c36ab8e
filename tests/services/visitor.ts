import { newAddress, newEmail } from '../identities.ts'
import type { TestServices } from './test-services.ts'

/** A visitor's browser: an address of its own, and cookies. */
export function visitorOf(platform: Pick<TestServices, 'call'>) {
  const cookies = new Map<string, string>()
  const ip = newAddress()
  async function call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: unknown, headers = {}) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await platform.call(method, url, body, { cookie, 'x-forwarded-for': ip, ...headers })
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  const csrf = async () => ({ 'x-csrf-token': (await call('GET', '/api/ccg/csrf-token')).json().token as string })
  const googleNonce = async () => (await call('GET', '/api/v3/google/nonce')).json().nonce as string
  let bearer = {}
  let token = ''
  const asPlayer = ({ access_token }: { readonly access_token: string }) => {
    token = access_token
    bearer = { authorization: `Bearer ${token}` }
  }
  return {
    cookies,
    call,
    csrf,
    googleNonce,
    /** Calls as the signed-in player. */
    play: (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: unknown) => call(method, url, body, bearer),
    asPlayer,
    accessToken: () => token,
    async register(changes: object = {}) {
      const body = { ...newcomer(), ...changes }
      const answer = await call('POST', '/api/v3/registration', body)
      const { data, token } = answer.json()
      asPlayer(token)
      const password: string = data.password ?? body.password
      return { ...body, password, id: data.id as string, name: data.username as string, token }
    },
    async signIn(username: string, password: string) {
      const answer = await call('POST', '/api/ccg/user/login', { username, password }, await csrf())
      if (answer.statusCode === 200) asPlayer(answer.json().token)
      return answer
    },
  }
}

export type Visitor = ReturnType<typeof visitorOf>

/** The content of a form. */
export const newcomer = () => ({
  username: newEmail(),
  password: 'correct-horse',
  repeat_password: 'correct-horse',
  checkbox1: true,
  checkbox2: true,
  confirm_subscribers: ['news'],
  bonus_id: 101,
  currency: 'INR',
  type: '1',
  form_id: crypto.randomUUID() as string,
  landing: 'aviator-1',
  locale: 'hi',
})
