import { newId } from '../../../src/kernel/secrets.ts'
import type { Ask } from '../platform/loads.ts'
import { send } from '../platform/requests.ts'

export const asPlayer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Each request is a round of the next player: a slot, so that it has ended in the answer. */
export function playRounds(tokens: readonly string[]): Ask {
  let turn = 0
  return async (connection) => {
    await send(connection, {
      method: 'POST',
      path: '/api/v1/rounds',
      headers: asPlayer(tokens[turn++ % tokens.length] ?? ''),
      body: {
        ...{ request_id: newId(), game: 'fortune-tiger', balance: 'cash' },
        bet: { kind: 'slot', amount: 1000 },
      },
    })
  }
}
