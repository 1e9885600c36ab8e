import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect } from 'vitest'
import type { OwnVerification } from '../../src/contract/index.ts'
import { sweepFiles } from '../../src/services/verification/documents/sweep-files.ts'
import { mainly, newDatabase } from '../kernel/databases.ts'
import { startProcess } from '../kernel/server-process.ts'
import { isLong, onThisMachine } from '../machine.ts'
import { proof } from '../proof/proof.ts'
import { openTestServices, records, type TestServices } from '../services/test-services.ts'
import { jpeg } from '../services/verification/pictures.ts'
import { asked, base, filesIn } from '../services/verification/test-verification.ts'
import { newcomer } from '../services/visitor.ts'
import { dyingBeforeTheAnswer, forgetLimits, mortalPlayers } from './mortal-player.ts'
import { ask } from './retry.ts'

const deaths = isLong ? 40 : 3

const newPlayer = mortalPlayers(records)

const placeOf = (kind: string, upload: string) => `${base}/documents?kind=${kind}&upload=${upload}`

/** The files that rows name, and those that are there once a sweep has passed. */
async function kept(later: TestServices) {
  const rows = await later.db.selectFrom('verification_documents').select('file').execute()
  await sweepFiles(later.services, Date.now() + 2 * 3_600_000)
  return { named: rows.map(({ file }) => file).sort(), there: (await filesIn(later)).sort() }
}

describe('Documents that are sent while something breaks', () => {
  for (const database of mainly('PostgreSQL')) {
    proof(
      `${database}: the process dies before the answer and at random moments while documents are sent; each is sent again`,
      'each is there once, no row is without its file, and no file without its row after a sweep',
      async () => {
        const { place, send, kill, revive } = await newPlayer(database)
        const later = await openTestServices(database, { beside: { place } })
        const photos = await Promise.all(Array.from({ length: deaths }, () => jpeg()))
        let answer: unknown
        for (const [round, photo] of photos.entries()) {
          await forgetLimits(later)
          const address = placeOf(asked[round % 3] ?? '', crypto.randomUUID())
          const first = send(address, photo, round % 2 ? dyingBeforeTheAnswer : {})
          if (round % 2 === 0) {
            await wait(round * 4)
            await kill()
          }
          await first
          expect(await revive()).toBe('SIGKILL')
          answer = await send(address, photo)
        }
        await kill()
        expect((answer as OwnVerification).state).toBe('in-process')
        const { named, there } = await kept(later)
        expect(named).toHaveLength(3)
        expect(there).toEqual(named)
        await later.close()
        return 'one document of each kind, and exactly their files'
      },
      { concurrent: true, timeout: onThisMachine(240_000) },
    )

    proof(
      `${database}: the disk is full when a document is sent, and has room again`,
      '503 with Retry-After, and nothing is left of it; a retry is taken',
      async () => {
        const folder = mkdtempSync(path.join(tmpdir(), 'full-documents-'))
        const recordsFile = path.join(folder, 'records.json')
        writeFileSync(recordsFile, JSON.stringify(records))
        const place = await newDatabase(database, path.join(folder, 'data'))
        const server = await startProcess('tests/services/serve-calls.ts', { environment: place, given: [recordsFile] })
        const registered = await ask(server.address, '/api/v3/registration', { body: { ...newcomer(), bonus_id: 0 } })
        if (!registered) throw new Error('The registration was not answered.')
        const { token } = registered.content as { readonly token: { readonly access_token: string } }
        const headers = { authorization: `Bearer ${token.access_token}` }
        const [photo, address] = [await jpeg(), placeOf('address', crypto.randomUUID())]
        const limit = (bytes: string) => execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}`])
        limit('1000:')
        const refused = await ask(server.address, address, { body: photo, headers })
        expect([refused?.status, Number(refused?.retryAfter)]).toEqual([503, 5])
        limit('unlimited:')
        const later = await openTestServices(database, { beside: { place } })
        expect([await filesIn(later), await later.db.selectFrom('verifications').selectAll().execute()]).toEqual([
          [],
          [],
        ])
        expect((await ask(server.address, address, { body: photo, headers }))?.status).toBe(200)
        const { named, there } = await kept(later)
        expect([named.length, there]).toEqual([1, named])
        await server.end('SIGTERM')
        await later.close()
        rmSync(folder, { recursive: true, force: true })
        return '503 with Retry-After: 5, no file, no row; then 200'
      },
      { concurrent: true, timeout: onThisMachine(120_000) },
    )
  }
})
