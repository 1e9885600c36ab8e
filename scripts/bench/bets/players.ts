import { randomInt } from 'node:crypto'
import type { Database } from '../../../src/kernel/database/database.ts'
import { newId } from '../../../src/kernel/secrets.ts'
import { postAlone } from '../../../src/services/ledger/transfers/post.ts'
import { fill, records } from '../ledger/work.ts'
import { openConnection } from '../platform/connection.ts'
import type { Ask } from '../platform/loads.ts'
import { register, send } from '../platform/requests.ts'
import { selectionOf } from './matches.ts'

/** Registers players with plenty of money. Returns their access tokens. */
export async function registerBettors(port: number, db: Database, count: number): Promise<readonly string[]> {
  const connection = await openConnection(port)
  const tokens: string[] = []
  while (tokens.length < count) tokens.push((await register(connection)).access_token)
  connection.close()
  const players = await db.selectFrom('accounts').select('id').execute()
  for (const { id } of players) await postAlone({ db, now: Date.now, records }, fill(id))
  return tokens
}

/** Each request is a single of the next player on one of the matches. */
export function placeBets(tokens: readonly string[], matches: readonly string[]): Ask {
  let turn = 0
  return async (connection) => {
    const token = tokens[turn++ % tokens.length] ?? ''
    const legs = [selectionOf(matches[randomInt(matches.length)] ?? '')]
    await send(connection, {
      method: 'POST',
      path: '/api/v1/sports/bets',
      headers: { authorization: `Bearer ${token}` },
      body: { request_id: newId(), legs, stake: 1000, balance: 'cash', accept: 'none' },
    })
  }
}
