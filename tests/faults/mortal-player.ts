import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import type { Manifest } from '../../src/contract/index.ts'
import { type DatabaseKind, newDatabase } from '../kernel/databases.ts'
import { startProcess } from '../kernel/server-process.ts'
import type { TestServices } from '../services/test-services.ts'
import { newcomer } from '../services/visitor.ts'
import { ask } from './retry.ts'

type Registered = { readonly data: { readonly id: string }; readonly token: { readonly access_token: string } }

/** Registers players on processes of their own, over these records. */
export function mortalPlayers(records: Manifest) {
  const folder = mkdtempSync(path.join(tmpdir(), 'mortal-'))
  const recordsFile = path.join(folder, 'records.json')
  writeFileSync(recordsFile, JSON.stringify(records))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** A registered player without a bonus, whose process can die and be replaced over the same database. */
  return async function newMortalPlayer(database: DatabaseKind) {
    const place = await newDatabase(database, path.join(folder, crypto.randomUUID()))
    const start = () => startProcess('tests/services/serve-calls.ts', { environment: place, given: [recordsFile] })
    let server = await start()
    const registered = await ask(server.address, '/api/v3/registration', { body: { ...newcomer(), bonus_id: 0 } })
    if (!registered) throw new Error('The registration was not answered.')
    const { data, token } = registered.content as Registered
    return {
      place,
      id: data.id,
      /** The content of the answer; undefined if the process died before it. */
      async send(url: string, body: object, headers = {}): Promise<unknown> {
        const bearer = { authorization: `Bearer ${token.access_token}` }
        const answer = await ask(server.address, url, { body, headers: { ...bearer, ...headers } })
        if (answer && answer.status !== 200)
          throw new Error(`${url} answered ${answer.status}: ${JSON.stringify(answer.content)}`)
        return answer?.content
      },
      kill: () => server.end('SIGKILL'),
      /** Once the process has died, another one takes its place. Resolves to how it died. */
      async revive(): Promise<number | string> {
        const end = await server.ended
        server = await start()
        return end
      },
    }
  }
}

/** The process dies after the commit and before the answer. */
export const dyingBeforeTheAnswer = { 'x-die-before': 'answer' }

/** As if hours had passed: a player who tries more often than the limits allow is not what is tried. */
export async function forgetLimits({ db }: Pick<TestServices, 'db'>): Promise<void> {
  await db.deleteFrom('rate_limits').execute()
}
