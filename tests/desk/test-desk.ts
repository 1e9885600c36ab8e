import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { type StaffCallName, type StaffCalls, staffCalls } from '../../src/contract/calls/staff.ts'
import type { Manifest, StaffRole } from '../../src/contract/index.ts'
import { problemOfAnswer } from '../../src/desk/calls/check-input.ts'
import type { Build } from '../../src/desk/desk.ts'
import { openDesk } from '../../src/desk/open-desk.ts'
import { openPictures } from '../../src/desk/pictures/pictures.ts'
import type { CallInput } from '../../src/kernel/calls/call.ts'
import { answerError } from '../../src/kernel/calls/error-handler.ts'
import { type Database, openDatabase } from '../../src/kernel/database/database.ts'
import { loadRegistry } from '../../src/registry/files/load-registry.ts'
import { compile } from '../../src/registry/index.ts'
import { openServices } from '../../src/server/services/open-services.ts'
import { readSettings } from '../../src/server/settings.ts'
import { type DatabaseKind, newDatabase } from '../kernel/databases.ts'
import { onThisMachine } from '../machine.ts'
import { quickPasswords } from '../services/quick-passwords.ts'
import { registryHere } from './registry-here.ts'

export type TestDesk = Awaited<ReturnType<typeof openTestDesk>>

type Options = {
  readonly environment?: Record<string, string>
  /** Replaces the build; null for a server that does not publish. */
  readonly build?: Build | null
  /** The folder of the records; by default a copy of tests/records/base. */
  readonly pages?: string
  /** Changes the records that the services read. */
  readonly change?: (manifest: Manifest) => Manifest
  /** Shares database, records and clock with another desk, like a second process. */
  readonly beside?: {
    readonly place: Record<string, string>
    readonly pages: string
    readonly clock: { ahead: number }
  }
}

/** A desk with a real database and real files, and a clock that tests can advance. */
export async function openTestDesk(kind: DatabaseKind, options: Options = {}) {
  const { beside } = options
  const folder = mkdtempSync(path.join(tmpdir(), 'desk-'))
  const pages = beside?.pages ?? options.pages ?? path.join(folder, 'pages')
  if (!beside) cpSync('tests/records/base', pages, { recursive: true })
  const place = beside?.place ?? (await databaseIn(kind, folder))
  const clock = beside?.clock ?? { ahead: 0 }
  const built: Manifest[] = []
  const build: Build = async () => {
    built.push(compilePages(pages))
  }
  const settings = readSettings({
    CAPTCHA: 'off',
    LOG_LEVEL: 'silent',
    PAGES_DIR: pages,
    ...place,
    ...options.environment,
  })
  const app = fastify({ trustProxy: ['127.0.0.1'], frameworkErrors: answerError, bodyLimit: 64 * 1024 })
  const records = options.change?.(compiledBase()) ?? compiledBase()
  const opened = await openServices(settings, app.log, {
    records: () => records,
    textOf: (id) => id,
    now: () => Date.now() + clock.ahead,
    passwords: quickPasswords,
  })
  const { mount, close, desk } = openDesk(opened.services, {
    log: app.log,
    build: options.build === null ? undefined : (options.build ?? build),
    localesDir: 'locales',
    registry: registryHere(pages),
    pictures: openPictures(app.log, { longest: onThisMachine(10_000), patience: onThisMachine(15_000) }),
  })
  await opened.mount(app)
  await mount(app)
  const file = (record: string) => path.join(pages, record)
  return {
    app,
    desk,
    db: desk.db,
    place,
    folder,
    pages,
    clock,
    /** What each build saw, in order. */
    built,
    read: (record: string) => readFileSync(file(record), 'utf8'),
    write(record: string, text: string) {
      mkdirSync(path.dirname(file(record)), { recursive: true })
      writeFileSync(file(record), text)
    },
    async close() {
      await app.close()
      await close()
      await opened.close()
      // Messages may still be written.
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

let base: Manifest | undefined

/** Compiled once for all tests of a worker. */
function compiledBase(): Manifest {
  base ??= compilePages('tests/records/base')
  return base
}

let onServer: Record<string, string> | undefined

/** On PostgreSQL, one for all tests of a worker, emptied in between. */
async function databaseIn(kind: DatabaseKind, folder: string): Promise<Record<string, string>> {
  if (kind === 'SQLite') return newDatabase(kind, folder)
  if (onServer) await emptyTables(openDatabase({ ...onServer, DATA_DIR: folder }))
  onServer ??= await newDatabase(kind, folder)
  return { ...onServer, DATA_DIR: folder }
}

/** Deleting a few rows is ten times as fast as truncating all tables. */
async function emptyTables(db: Database): Promise<void> {
  const tables = await db.introspection.getTables()
  await db.transaction().execute(async (transaction) => {
    // The triggers of the ledger let nobody empty its tables.
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql.raw(tables.map(({ name }) => `delete from "${name}"`).join(';')).execute(transaction)
  })
  await db.destroy()
}

/** Throws like the build if records have errors. */
export function compilePages(pages: string): Manifest {
  const { manifest, diagnostics } = compile(loadRegistry([pages], 'locales'))
  if (!manifest) throw new Error(diagnostics.map(({ message }) => message).join('\n'))
  return manifest
}

type Input<Name extends StaffCallName> = (CallInput<StaffCalls[Name]>['body'] extends undefined
  ? unknown
  : { readonly body: CallInput<StaffCalls[Name]>['body'] }) &
  (CallInput<StaffCalls[Name]>['query'] extends undefined
    ? unknown
    : { readonly query: CallInput<StaffCalls[Name]>['query'] })

type Asking = { readonly body?: unknown; readonly query?: Record<string, string>; readonly headers?: object }

type Served = { readonly app: FastifyInstance }

/** A browser at the desk. Every answer is validated against the contract. */
export function browserAt({ app }: Served) {
  const cookies = new Map<string, string>()
  const cookie = () => [...cookies].map((one) => one.join('=')).join('; ')
  const ip = `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.7`

  async function send(name: StaffCallName, { body, query, headers }: Asking = {}) {
    const { method, path: place, errors } = staffCalls[name]
    const answer = await app.inject({
      method,
      url: `/admin/api${place}`,
      headers: { cookie: cookie(), 'x-forwarded-for': ip, ...headers },
      ...(query && { query }),
      ...(body === undefined ? {} : { payload: body as object }),
    })
    for (const { name: given, value } of answer.cookies) {
      if (value === '') cookies.delete(given)
      else cookies.set(given, value)
    }
    if (answer.statusCode === 200) expect(problemOfAnswer(name, answer.json())).toBeUndefined()
    else expect(errors).toContain(answer.json().code)
    return answer
  }

  return {
    send,
    cookie,
    /** A call that must succeed. */
    async ask<Name extends StaffCallName>(name: Name, input: Input<Name>): Promise<StaffCalls[Name]['answer']> {
      const answer = await send(name, input as Asking)
      expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, ''])
      return answer.json()
    },
    /** A call that must be refused; returns code and message. */
    async refused<Name extends StaffCallName>(name: Name, input: Input<Name>): Promise<[string, string]> {
      const answer = await send(name, input as Asking)
      expect(answer.statusCode).not.toBe(200)
      return [answer.json().code, answer.json().message]
    },
    async signIn(email: string, password: string) {
      return send('sign-in', { body: { email, password } })
    },
  }
}

export type Browser = ReturnType<typeof browserAt>

export const password = 'correct-horse'

/** A signed-in staff member with this role. */
export async function signedIn(
  desk: Served & Pick<TestDesk, 'db'>,
  role: StaffRole,
  name: string = role,
): Promise<Browser> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
  await desk.db
    .insertInto('staff')
    .values({
      id: crypto.randomUUID(),
      email,
      name,
      role,
      password_hash: await quickPasswords.hash(password),
      created_at: Date.now(),
      last_seen_at: null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  const browser = browserAt(desk)
  await browser.signIn(email, password)
  return browser
}

/** A record's JSON text, formatted like the files. */
export const textOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** A change of no consequence. */
export const note = (value: Record<string, unknown>): void => {
  value['notes'] = `${value['notes'] ?? ''}!`
}

/** Opens a record, changes it, and saves it as a draft; returns the version. */
export async function edit(browser: Browser, record: string, change: (value: Record<string, unknown>) => void) {
  const answer = await browser.send('record', { query: { name: record } })
  const { published, draft } = answer.statusCode === 200 ? answer.json() : { published: null, draft: null }
  const value = JSON.parse(draft?.text ?? published?.text ?? '{}')
  change(value)
  const { version } = await browser.ask('save-draft', {
    body: {
      record,
      version: draft?.version ?? 0,
      baseRevision: published?.revision ?? '',
      text: textOf(value),
    },
  })
  return version
}
