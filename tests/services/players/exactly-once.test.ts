import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../src/kernel/database/database.ts'
import { databases, newDatabase } from '../../kernel/databases.ts'
import { startProcess } from '../../kernel/server-process.ts'
import { onThisMachine } from '../../machine.ts'
import { expectedOf, whatIsThere } from '../registrations.ts'
import { records } from '../test-services.ts'
import { newcomer } from '../visitor.ts'

const rounds = 8
const visitors = 8

type Sent = { readonly body: ReturnType<typeof newcomer>; readonly ip: string }

let folder = ''
let recordsFile = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'exactly-once-'))
  recordsFile = path.join(folder, 'records.json')
  writeFileSync(recordsFile, JSON.stringify(records))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const serve = (place: Record<string, string>) =>
  startProcess('tests/services/serve-calls.ts', { environment: place, given: [recordsFile] })

describe.each(databases)('a server on %s that is killed while people register', (database) => {
  test('keeps everything it acknowledged, and duplicates nothing', { timeout: onThisMachine(90_000) }, async () => {
    const place = await newDatabase(database, path.join(folder, database))
    const acknowledged = new Map<string, string>()
    const open: Sent[] = []

    for (let round = 0; round < rounds; round++) {
      const server = await serve(place)
      const before = acknowledged.size
      const death = before + randomInt(20, 55)
      const visit = async () => {
        for (;;) {
          const sent = open.shift() ?? { body: newcomer(), ip: address() }
          const id = await register(server.address, sent)
          if (id === undefined) return void open.push(sent)
          acknowledged.set(sent.body.username, id)
          if (acknowledged.size === death) void wait(randomInt(0, 6)).then(() => server.end('SIGKILL'))
        }
      }
      await Promise.all(Array.from({ length: visitors }, visit))
      expect(await server.ended).toBe('SIGKILL')
    }

    const server = await serve(place)
    for (const sent of open) acknowledged.set(sent.body.username, (await register(server.address, sent)) ?? '')
    await server.end('SIGKILL')

    expect(acknowledged.size).toBeGreaterThan(rounds * 20)
    const db = openDatabase({ DATA_DIR: place['DATA_DIR'] ?? '', ...withAddress(place['DATABASE_URL']) })
    expect(await whatIsThere(db)).toEqual(expectedOf(acknowledged))
    await db.destroy()
  })
})

const withAddress = (DATABASE_URL: string | undefined) => (DATABASE_URL ? { DATABASE_URL } : {})

const address = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

/** The account in the answer; undefined if the server died before answering. */
async function register(base: string, { body, ip }: Sent): Promise<string | undefined> {
  const answer = await fetch(`${base}/api/v3/registration`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify(body),
  })
    .then(async (response) => ({ status: response.status, content: await response.json() }))
    .catch(() => undefined)
  if (answer === undefined) return undefined
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.content)}`)
  return answer.content.data.id
}
