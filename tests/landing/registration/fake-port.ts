import type { PlayerCallName } from '../../../src/contract/calls/player.ts'
import type { CallPort, CallResult } from '../../../src/visitor/port.ts'

type Sent = {
  readonly name: PlayerCallName
  readonly query: Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>
}

type Answering = CallResult | Promise<CallResult>

export const answer = (content: unknown): CallResult => ({ kind: 'answer', status: 200, content })

export const failure = (
  status: number,
  error: { location?: string; reason?: string; msg?: string; code?: string } = {},
) =>
  ({
    kind: 'failure',
    status,
    content: { code: error.code, message: error.msg, errors: [error] },
    retryAfter: null,
  }) satisfies CallResult

export const noResponse: CallResult = { kind: 'no-response' }

export const token = {
  access_token: 'access',
  refresh_token: 'refresh',
  token_type: 'Bearer',
  expires_in: 1_800_000_900,
}

export const bonusList = [
  { id: 101, name: 'Sport', casino: false, bets: true, max_bonus: { amount: 1_500_000 } },
  { id: 102, name: 'Casino', casino: true, bets: false, max_bonus: { amount: 2_000_000 } },
]

const usual: Partial<Record<PlayerCallName, CallResult>> = {
  'welcome-bonuses': answer({ data: { data: bonusList } }),
  'additional-settings': answer({ captcha_site_key: '', captcha_provider: 'off', google_client_id: 'google-id' }),
  'open-registration-form': answer({ id: 'event' }),
  registration: answer({ data: { id: 'player', username: 'a@example.com' }, token, redirect_url: '' }),
  'user-registration': answer({ data: { id: 'player', username: 'a@example.com' }, token, redirect_url: '' }),
  'google-nonce': answer({ nonce: 'nonce' }),
  'registration-google': answer({ register: true, token, redirect_url: '' }),
  login: answer({ token, redirect_url: '' }),
  'csrf-token': answer({ token: 'csrf' }),
  profile: answer({ id: 'player', info: { uuid: 'player', first_name: 'Asha', is_under_moderation: false } }),
  'player-activity': answer({}),
  'request-recovery': answer({}),
  'recover-password': answer({}),
  'check-promo': answer({ description: '500 more' }),
  refresh: answer({ ...token, access_token: 'renewed' }),
  logout: answer({}),
}

/** A fake server that accepts everything; `next` queues responses for the next calls of a name. */
export function createFakePort() {
  const sent: Sent[] = []
  const scripts = new Map<PlayerCallName, Answering[]>()
  const port: CallPort = {
    call: async (name, input, headers) => {
      const { query = {}, body = {} } = input as Partial<Sent>
      sent.push({ name, query, body, headers })
      return scripts.get(name)?.shift() ?? usual[name] ?? failure(404)
    },
  }
  return {
    port,
    sent,
    sentTo: (name: PlayerCallName) => sent.filter((one) => one.name === name),
    next: (name: PlayerCallName, ...answers: Answering[]) => {
      scripts.set(name, [...(scripts.get(name) ?? []), ...answers])
    },
  }
}

/** A response that arrives when the test calls `come`. */
export function held() {
  let come: (result: CallResult) => void = () => {}
  const result = new Promise<CallResult>((resolve) => {
    come = resolve
  })
  return { result, come }
}
