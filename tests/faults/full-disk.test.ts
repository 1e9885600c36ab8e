import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { type Database, openDatabase } from '../../src/kernel/database/database.ts'
import { openTarget } from '../attacks/target.ts'
import { type DatabaseKind, mainly } from '../kernel/databases.ts'
import type { ServerProcess } from '../kernel/server-process.ts'
import { proof } from '../proof/proof.ts'
import { watchLandings } from './landing-watch.ts'
import { createPublisher, signInPublisher } from './publisher.ts'
import { type Answer, ask } from './retry.ts'
import { laySite, type Site } from './site-folder.ts'
import { accountOf, createForm, expectAccounts, expectTryAgain, type Form } from './visitors.ts'

const record = 'locales/en.json'
const title = 'a title of today'

describe('Full disks and read-only folders', () => {
  proof(
    'SQLite: the disk is full while eight visitors register, and has room again',
    'they get 503 with Retry-After, and /readyz says why; landings are served; it recovers by itself, and after a retry each has one account',
    async () => {
      const site = await laySite('SQLite')
      const server = await site.start()
      const landings = watchLandings(server.address)
      const forms = Array.from({ length: 8 }, () => createForm())
      const send = () => Promise.all(forms.map((form) => form.send(server.address)))
      fillDisk(server, 0)
      for (const answer of await send()) expectTryAgain(answer)
      expect(await readiness(server.address)).toEqual([503, isFull])
      makeRoom(server)
      expect(await readiness(server.address)).toEqual([200, 'ready'])
      const answers = await send()
      expect(answers.map((answer) => answer?.status)).toEqual(forms.map(() => 200))
      expect((await landings.stop()).statuses).toEqual([200])
      const accounts = forms.map(({ email }, place) => [email, accountOf(answers[place])] as const)
      await expectAccounts(site.openDatabase(), new Map(accounts))
      await server.end('SIGTERM')
      return '8 × 503 with Retry-After, then 8 × 200; 8 accounts; /readyz 503, then 200; landings 200 throughout'
    },
    { concurrent: true },
  )

  proof(
    'SQLite: the database reaches its largest size while visitors register one after the other, and may then grow',
    'each gets an account, or 503 with Retry-After; /readyz says why, and recovers by itself; a retry registers each',
    async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'full-'))
      const place = { DATA_DIR: folder }
      const db = openDatabase(place)
      const target = await openTarget({ environment: place, parts: { db } })
      const address = (await target.listen()).href.slice(0, -1)
      await limitGrowth(db, 2)
      const forms = Array.from({ length: 40 }, () => createForm())
      const answers = await sendInTurn(forms, address)
      const refused = answers.filter((answer) => answer?.status !== 200)
      for (const answer of refused) expectTryAgain(answer)
      expect(refused.length).toBeGreaterThan(10)
      expect(await readiness(address)).toEqual([503, isFull])
      await limitGrowth(db, 2000)
      expect(await readiness(address)).toEqual([200, 'ready'])
      expect((await sendInTurn(forms, address)).map((answer) => answer?.status)).toEqual(forms.map(() => 200))
      // What the server still does while it closes needs the database.
      await target.close()
      await db.destroy()
      rmSync(folder, { recursive: true, force: true })
      return '200 while there is room, then 503 with Retry-After; /readyz 503, then 200; 40 × 200'
    },
    { concurrent: true },
  )

  for (const database of mainly('SQLite')) {
    // A record has about 1,000 bytes, a page 9,000.
    for (const [what, bytes] of [
      ['no record', 0],
      ['records, but no pages', 4_000],
    ] as const) {
      proof(
        `${database}: the disk has room for ${what} when a change is published, and has room again`,
        'the response states the reason; record and pages are unchanged, the draft is kept, and a retry publishes it',
        () =>
          publishInTrouble(database, (_, server) => ({
            trouble: () => fillDisk(server, bytes),
            mend: () => makeRoom(server),
          })),
        { concurrent: true },
      )
    }
  }

  for (const [what, folderOf] of [
    ['records', ({ pages }: Site) => pages],
    ['pages', ({ out }: Site) => out],
  ] as const) {
    proof(
      `The folder of the ${what} is read-only when a change is published, and then writable again`,
      'the response states the reason; record and pages are unchanged, the draft is kept, and a retry publishes it',
      () =>
        publishInTrouble(
          'SQLite',
          (site) => ({
            trouble: () => setMode(folderOf(site), 0o555),
            mend: () => setMode(folderOf(site), 0o755),
          }),
          asOrdinaryUser,
        ),
      { concurrent: true },
    )
  }

  proof(
    'The server is started with a read-only database folder',
    'it does not start, with a one-line reason',
    async () => {
      const site = await laySite('SQLite')
      const DATA_DIR = path.join(site.folder, 'read-only')
      mkdirSync(DATA_DIR)
      setMode(DATA_DIR, 0o555)
      const [program = '', ...rest] = [
        ...asOrdinaryUser,
        process.execPath,
        '--import',
        './scripts/preload.js',
        'scripts/start.ts',
      ]
      const env = { PATH: process.env['PATH'] ?? '', HOME: site.folder, ...site.settings, DATA_DIR }
      const { status, stderr } = spawnSync(program, rest, { env, encoding: 'utf8' })
      setMode(DATA_DIR, 0o755)
      expect(stderr).toMatch(/^The database of DATA_DIR=\S+ cannot be used: unable to open database file\.\n$/)
      expect(status).toBe(2)
      return 'exit status 2; “The database of DATA_DIR=… cannot be used: unable to open database file.”'
    },
    { concurrent: true },
  )
})

/** Root ignores the modes of folders unless it drops that capability. */
const asOrdinaryUser =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set', '-dac_override,-dac_read_search', '--'] : []

/** Limits the size of files; the error is handled like that of a full disk. */
const fillDisk = ({ pid }: ServerProcess, bytes: number) =>
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`])
const makeRoom = ({ pid }: ServerProcess) => execFileSync('prlimit', ['--pid', String(pid), '--fsize=unlimited:'])

/** What stops a database from growing, as a full disk does. */
async function limitGrowth(db: Database, morePages: number): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + morePages)}`.execute(db)
}

async function sendInTurn(forms: readonly Form[], address: string): Promise<(Answer | undefined)[]> {
  const answers: (Answer | undefined)[] = []
  for (const form of forms) answers.push(await form.send(address))
  return answers
}

const isFull = 'the database cannot be written; is the disk full?'

async function readiness(address: string): Promise<[number | undefined, string | undefined]> {
  const answer = await ask(address, '/readyz', { method: 'GET' })
  return [answer?.status, (answer?.content as { readonly status?: string } | undefined)?.status]
}

function setMode(folder: string, mode: number): void {
  const below = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const { parentPath, name } of below) chmodSync(path.join(parentPath, name), mode)
  chmodSync(folder, mode)
}

type Circumstances = { readonly trouble: () => void; readonly mend: () => void }

async function publishInTrouble(
  database: DatabaseKind,
  circumstances: (site: Site, server: ServerProcess) => Circumstances,
  through: readonly string[] = [],
): Promise<string> {
  const site = await laySite(database)
  const server = await site.start({}, through)
  const db = site.openDatabase()
  const publisher = createPublisher(() => server.address, await signInPublisher(db))
  const { trouble, mend } = circumstances(site, server)
  const version = await publisher.save(record, (value) => {
    value['page.title'] = `{brand} {game}, ${title}`
  })
  const before = readFileSync(site.record(record), 'utf8')
  trouble()
  const refused = await publisher.tryToPublish(record, version, 'once')
  expect(readFileSync(site.record(record), 'utf8')).toBe(before)
  expect(await pageOf(server)).not.toContain(title)
  expect(await db.selectFrom('drafts').select('version').execute()).toEqual([{ version }])
  mend()
  await publisher.publish(record, version, 'once')
  expect(await pageOf(server)).toContain(title)
  const versions = await db.selectFrom('record_versions').select('note').where('note', '=', 'once').execute()
  expect(versions).toHaveLength(1)
  expect(site.leftovers()).toEqual([])
  await db.destroy()
  await server.end('SIGTERM')
  return `${inWords(refused)}; then 200, ${versions.length} version, the page says it`
}

async function pageOf({ address }: ServerProcess): Promise<string> {
  const response = await fetch(`${address}/new-promo-ipl/aviator-1`)
  expect(response.status).toBe(200)
  return response.text()
}

function inWords({ status, content }: Answer): string {
  const { code, message } = content as { readonly code: string; readonly message: string }
  expect(message).toMatch(/^\w.*[\w.]$/)
  return `${status} ${code}: “${message}”`
}
