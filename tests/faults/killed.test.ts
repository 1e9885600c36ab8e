import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { type Database, openDatabase } from '../../src/kernel/database/database.ts'
import { hashToken } from '../../src/kernel/secrets.ts'
import { newAddress } from '../identities.ts'
import { type DatabaseKind, mainly, newDatabase } from '../kernel/databases.ts'
import { type ServerProcess, startProcess } from '../kernel/server-process.ts'
import { isLong, onThisMachine } from '../machine.ts'
import { proof } from '../proof/proof.ts'
import { expectedOf, whatIsThere } from '../services/registrations.ts'
import { records } from '../services/test-services.ts'
import { newcomer } from '../services/visitor.ts'
import { byChance, type Chance } from './chance.ts'
import { startMortal } from './mortal-server.ts'
import { ask, askUntilAnswered, byMany } from './retry.ts'

const visitors = isLong ? 1000 : 200
const deaths = isLong ? 20 : 3

let folder = ''
let recordsFile = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'killed-'))
  recordsFile = path.join(folder, 'records.json')
  writeFileSync(recordsFile, JSON.stringify(records))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('Crashes of the server', () => {
  for (const database of mainly('SQLite')) {
    proof(
      `${database}: the process is killed again and again at random points, while hundreds of visitors register and renew their session, each retrying until answered`,
      'everything acknowledged is stored once; no session is lost',
      () =>
        byChance(async (chance) => {
          const { start, open } = await newPlace(database)
          const acknowledged = await registerAll(start, chance)
          const db = open()
          const kept = await whatIsThere(db)
          expect(kept).toEqual(expectedOf(acknowledged.accounts))
          const still = await standing(db, acknowledged.tokens)
          expect(still).toEqual({ sessions: visitors, tokens: visitors })
          await db.destroy()
          return 'one account for each visitor, with its rows once; every session stands, every last token is good'
        }),
      { concurrent: true, timeout: onThisMachine(300_000) },
    )
  }

  for (const database of mainly('PostgreSQL')) {
    proof(
      `${database}: the process dies after a registration is committed and before the response is sent; the form is sent again, twice`,
      'both retries get the same response, and there is one account',
      async () => {
        const { start, open } = await newPlace(database)
        const body = newcomer()
        const sendTo = async (headers = {}) => {
          const server = await start()
          const answer = await ask(server.address, '/api/v3/registration', { body, headers })
          await server.end('SIGKILL')
          return answer
        }
        expect(await sendTo({ 'x-die-before': 'answer' })).toBeUndefined()
        const answers = [await sendTo(), await sendTo()]
        const db = open()
        const { accounts, rows } = await whatIsThere(db)
        await db.destroy()
        const [owner] = accounts
        expect({ accounts, rows }).toEqual(expectedOf(new Map([[body.username, owner?.[1] ?? '']])))
        const id = owner?.[1]
        expect(answers).toMatchObject(Array(2).fill({ status: 200, content: { data: { id } } }))
        return `no answer, then 200 and 200 with the id of the ${accounts.length} account`
      },
      { concurrent: true },
    )
  }
})

async function newPlace(database: DatabaseKind) {
  const found = await newDatabase(database, path.join(folder, crypto.randomUUID()))
  const { DATA_DIR = '', DATABASE_URL } = found
  const environment = { ...found, TOKEN_MODE: 'json' }
  return {
    start: () => startProcess('tests/services/serve-calls.ts', { environment, given: [recordsFile] }),
    open: () => openDatabase({ DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) }),
  }
}

type Answered = { readonly data: { readonly id: string }; readonly token: { readonly refresh_token: string } }

/** All acknowledged accounts by e-mail, with the last token of each. */
async function registerAll(start: () => Promise<ServerProcess>, chance: Chance) {
  const accounts = new Map<string, string>()
  const tokens: string[] = []
  const server = await startMortal(start, { deaths, acknowledgements: 2 * visitors, within: 12, chance })
  const send = async (place: string, body: object) => {
    const headers = { 'x-forwarded-for': newAddress() }
    const { status, content } = await askUntilAnswered(server.address, place, { body, headers })
    expect([status, content]).toEqual([200, expect.anything()])
    server.acknowledged()
    return content
  }
  await byMany(16, Array.from({ length: visitors }, newcomer), async (body) => {
    const { data, token } = (await send('/api/v3/registration', body)) as Answered
    accounts.set(body.username, data.id)
    const renewed = await send('/api/v3/oauth/refresh', { refresh_token: token.refresh_token })
    tokens.push((renewed as Answered['token']).refresh_token)
  })
  await (await server.survived()).end('SIGKILL')
  return { accounts, tokens }
}

/** Sessions that have not ended, and tokens that are still valid. */
async function standing(db: Database, tokens: readonly string[]) {
  const sessions = await db.selectFrom('sessions').select('id').where('ended_at', 'is', null).execute()
  const unused = await db.selectFrom('refresh_tokens').select('token_hash').where('used_at', 'is', null).execute()
  const hashes = new Set(unused.map(({ token_hash }) => token_hash))
  return { sessions: sessions.length, tokens: tokens.filter((token) => hashes.has(hashToken(token))).length }
}
