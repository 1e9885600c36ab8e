import { readFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect } from 'vitest'
import { openClient } from '../../scripts/cli/http-client.ts'
import { farewell } from '../../scripts/start/leave.ts'
import type { Database } from '../../src/kernel/database/database.ts'
import { noteChanges } from '../../src/kernel/stream/note-changes.ts'
import { type databases, mainly } from '../kernel/databases.ts'
import { type ServerProcess, startProcess } from '../kernel/server-process.ts'
import { proof } from '../proof/proof.ts'
import { createPublisher, signInPublisher } from './publisher.ts'
import { byMany } from './retry.ts'
import { laySite } from './site-folder.ts'
import { accountOf, createForm, expectAccounts, type Form } from './visitors.ts'

describe('Several processes on one port', () => {
  for (const database of mainly('PostgreSQL')) {
    proof(
      `${database}: one of two processes is killed while visitors register, each retrying until answered`,
      'it is replaced; everything acknowledged is stored once',
      async () => {
        const { site, server } = await startTwo(database)
        const former = processesOf(server)
        const accounts = new Map<string, string>()
        const forms = Array.from({ length: 60 }, () => createForm())
        await byMany(6, forms, async (form) => {
          accounts.set(form.email, await registered(form, server.address))
          if (accounts.size === 20) process.kill(former[0] as number, 'SIGKILL')
        })
        await until(() => processesOf(server).length === 2)
        const [survivor] = processesOf(server).filter((pid) => former.includes(pid))
        expect(survivor).toBe(former[1])
        await until(async () => (await metricsOf(server)).includes('\nserver_processes 2\n'))
        await expectAccounts(site.openDatabase(), accounts)
        expect(await server.end('SIGTERM')).toBe(0)
        return 'two processes again; one account for each visitor, with its rows once'
      },
      { concurrent: true },
    )

    proof(
      `${database}: SIGHUP while visitors register and read, on connections that they keep`,
      'all processes are replaced; not one request fails or is refused',
      async () => {
        const { server, site } = await startTwo(database)
        const former = processesOf(server)
        const accounts = new Map<string, string>()
        const statuses = new Set<number>()
        const isReplaced = () =>
          processesOf(server).length === 2 && !processesOf(server).some((pid) => former.includes(pid))
        process.kill(server.pid, 'SIGHUP')
        await byMany(4, Array(4).fill(0), async () => {
          const browser = openClient(server.address, { resends: false })
          while (!isReplaced()) {
            const form = createForm()
            const { statusCode, body } = await browser.ask(form.request)
            accounts.set(form.email, accountOf({ content: JSON.parse(body) }))
            statuses.add(statusCode)
            for (const path of Array<string>(30).fill('/new-promo-ipl/aviator-1')) {
              statuses.add((await browser.ask({ method: 'GET', path })).statusCode)
            }
            await wait(100)
          }
          browser.close()
        })
        expect([...statuses]).toEqual([200])
        const begun = Math.max(...loggedBy(server, 'Server listening'))
        await until(() => loggedBy(server, 'All server processes').length > 0)
        const [replaced = Number.POSITIVE_INFINITY] = loggedBy(server, 'All server processes')
        // The last one has ended with its connections, and did not wait until it must.
        expect(replaced - begun).toBeLessThan(farewell)
        await expectAccounts(site.openDatabase(), accounts)
        expect(await server.end('SIGTERM')).toBe(0)
        return 'two other processes; all answers 200, and the accounts of the database are those of the answers'
      },
      { concurrent: true },
    )

    proof(
      `${database}: a change is noted by one process while viewers watch at others; then the process that leads the tables is killed`,
      'each viewer sees the change; another process leads',
      async () => {
        const { site, server } = await startTwo(database)
        const db = site.openDatabase()
        const [first, second] = processesOf(server) as [number, number]
        const viewers = [await viewWithout(second, server), await viewWithout(first, server)]
        await noteChanges({ now: Date.now }, db, [{ topic: 'table:roulette', change: '{"table":"roulette"}' }])
        for (const { text } of viewers) await until(() => text().includes('{"table":"roulette"}'))
        const leader = await leaderOf(db)
        process.kill(first, 'SIGKILL')
        await until(() => viewers.some(({ response }) => response.destroyed))
        expect(viewers.map(({ response }) => response.destroyed)).toEqual([true, false])
        await until(() => processesOf(server).length === 2)
        process.kill(second, 'SIGKILL')
        await until(async () => (await leaderOf(db)) !== leader)
        await db.destroy()
        expect(await server.end('SIGTERM')).toBe(0)
        return 'both have seen it, at two processes; the next leader is another process'
      },
      { concurrent: true },
    )
  }

  proof(
    'One of two processes stands still while 20 visitors come, and is killed',
    'the other one answers all of them; it is replaced',
    async () => {
      const { server } = await startTwo('SQLite')
      const [still] = processesOf(server) as [number]
      process.kill(still, 'SIGSTOP')
      const visits = Array.from({ length: 20 }, () => fetch(`${server.address}/new-promo-ipl/aviator-1`))
      const statuses = (await Promise.all(visits)).map(({ status }) => status)
      expect(new Set(statuses)).toEqual(new Set([200]))
      process.kill(still, 'SIGKILL')
      await until(() => processesOf(server).length === 2 && !processesOf(server).includes(still))
      expect(await server.end('SIGTERM')).toBe(0)
      return '20 answers 200 before it is killed; two processes again'
    },
    { concurrent: true },
  )

  proof(
    'The process that builds is killed; then a change is published at one of two processes',
    'it is replaced, and both serve the change',
    async () => {
      const { site, server } = await startTwo('SQLite')
      const db = site.openDatabase()
      const publisher = createPublisher(() => server.address, await signInPublisher(db))
      const former = builderOf(server) as number
      process.kill(former, 'SIGKILL')
      const title = 'After the crash'
      const version = await publisher.save('locales/hi.json', (texts) => {
        texts['page.title'] = `{brand} {game}, ${title}`
      })
      await publisher.publish('locales/hi.json', version, title)
      await until(async () => {
        // Each on a connection of its own, which the next process answers.
        const pages = await Promise.all(['one', 'two'].map(() => pageIn(server, 'hi')))
        return pages.every((page) => page.includes(title))
      })
      const drafts = await db.selectFrom('drafts').select('record').execute()
      await db.destroy()
      expect(drafts).toEqual([])
      expect(builderOf(server)).not.toBe(former)
      expect(await server.end('SIGTERM')).toBe(0)
      return 'another process has built it; two connections get the new title, and no draft is left'
    },
    { concurrent: true },
  )
})

const token = 'the-token-of-the-metrics'

async function startTwo(database: (typeof databases)[number]) {
  const site = await laySite(database)
  const environment = { HOME: site.folder, CAPTCHA: 'off', TOKEN_MODE: 'json', TRUST_PROXY: '127.0.0.1' }
  const server = await startProcess('scripts/start.ts', {
    environment: { ...environment, ...site.settings, PROCESSES: '2', METRICS_TOKEN: token, LOG_LEVEL: 'info' },
  })
  // Which comes when all of them serve.
  await until(() => server.said().includes('The admin is on'))
  return { site, server }
}

/** When the server has logged messages that begin so, in milliseconds. */
const loggedBy = (server: ServerProcess, message: string): number[] =>
  [...server.said().matchAll(new RegExp(`"time":(\\d+),.*"msg":"${message}`, 'g'))].map(([, time]) => Number(time))

/** The processes that serve; another one builds. */
const processesOf = (server: ServerProcess): number[] => childrenOf(server, 'scripts/start.ts')
const builderOf = (server: ServerProcess): number | undefined => childrenOf(server, 'scripts/build/builder.ts')[0]

function childrenOf({ pid }: ServerProcess, script: string): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  return children.filter((child) => commandOf(child).includes(script)).map(Number)
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

async function pageIn({ address }: ServerProcess, locale: string): Promise<string> {
  const headers = { connection: 'close', 'accept-language': locale }
  return (await fetch(`${address}/new-promo-ipl/${locale}/aviator-1`, { headers })).text()
}

/** The time-out of the test ends it. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(50)
}

async function registered(form: Form, address: string): Promise<string> {
  for (;;) {
    const answer = await form.send(address)
    if (answer) return accountOf(answer)
    await wait(20)
  }
}

async function metricsOf({ address }: ServerProcess): Promise<string> {
  const answer = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  return answer.text()
}

/** Watches at the other process: this one stands still while the viewer comes. */
async function viewWithout(pid: number, server: ServerProcess) {
  process.kill(pid, 'SIGSTOP')
  try {
    return await view(server)
  } finally {
    process.kill(pid, 'SIGCONT')
  }
}

/** Watches a table, on a connection of its own. */
async function view({ address }: ServerProcess) {
  const { promise, resolve } = Promise.withResolvers<IncomingMessage>()
  get(`${address}/api/v1/stream?tables=roulette`, { agent: false }, resolve)
  const response = await promise
  let text = ''
  response
    .setEncoding('utf8')
    .on('error', () => {})
    .on('data', (more) => {
      text += more
    })
  return { response, text: () => text }
}

async function leaderOf(db: Database): Promise<string | undefined> {
  const row = await db.selectFrom('leases').select('leader').where('name', '=', 'tables').executeTakeFirst()
  return row?.leader
}
