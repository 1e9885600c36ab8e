import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, describe, expect, inject } from 'vitest'
import { type Cluster, createCluster } from '../../scripts/cli/postgres-cluster.ts'
import { openDatabase } from '../../src/kernel/database/database.ts'
import { onThisMachine } from '../machine.ts'
import { proof } from '../proof/proof.ts'
import { watchLandings } from './landing-watch.ts'
import { type Answer, ask } from './retry.ts'
import { laySite, type Site } from './site-folder.ts'
import { accountOf, createForm, expectAccounts, expectTryAgain, type Form } from './visitors.ts'

/** Far below the 5 seconds for which a call waits for its database. */
const promptly = 2_500

describe('Database outages', () => {
  proof(
    'SQLite: another process holds the write lock for a second, while a visitor registers',
    'the registration waits and succeeds; landings do not wait',
    async () => {
      const site = await laySite('SQLite')
      const server = await site.start()
      const landings = watchLandings(server.address)
      const lock = await holdLock(site)
      const sent = createForm().send(server.address)
      await wait(1_000)
      await lock.release()
      expect(await sent).toMatchObject({ status: 200 })
      expectPrompt(await landings.stop())
      await server.end('SIGTERM')
      return 'registration 200; landings 200 throughout, without a pause'
    },
  )

  proof(
    'SQLite: another process holds the write lock for ten seconds, while eight visitors register',
    'all get 503 with Retry-After within 7 seconds, and landings do not wait; after a retry, each has one account',
    async () => {
      const site = await laySite('SQLite')
      const server = await site.start()
      const landings = watchLandings(server.address)
      const lock = await holdLock(site)
      const forms = Array.from({ length: 8 }, () => createForm())
      const asked = performance.now()
      const refused = await Promise.all(forms.map((form) => form.send(server.address)))
      const seconds = (performance.now() - asked) / 1000
      for (const answer of refused) expectTryAgain(answer)
      expect(seconds).toBeGreaterThan(4)
      expect(seconds).toBeLessThan(onThisMachine(7))
      await wait(10_000 - seconds * 1000)
      expectPrompt(await landings.stop())
      await lock.release()
      await registerAll(site, server.address, forms)
      await server.end('SIGTERM')
      return '8 × 503 with Retry-After, then 8 × 200; 8 accounts; landings 200 throughout, without a pause'
    },
  )

  if (inject('postgres') !== '') {
    for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
      const way = signal === 'SIGINT' ? 'is shut down' : 'dies'
      proof(
        `PostgreSQL ${way} while forty visitors register, and is back after two seconds`,
        'the server and its landings stay up; visitors get 503 with Retry-After, and after a retry each has one account',
        async () => {
          const cluster = await ownCluster()
          const site = await laySite('SQLite')
          const server = await site.start({ DATABASE_URL: cluster.address })
          const landings = watchLandings(server.address)
          const forms = Array.from({ length: 40 }, () => createForm())
          const refusals: Answer[] = []
          const accounts = new Map<string, string>()
          const registering = forms.map(async (form, place) => {
            await wait(place * 40)
            for (;;) {
              const answer = await form.send(server.address)
              if (answer?.status === 200) return void accounts.set(form.email, accountOf(answer))
              if (!answer) return
              refusals.push(answer)
              await wait(100)
            }
          })
          await wait(500)
          await cluster.stop(signal)
          await wait(1_000)
          const ready = await ask(server.address, '/readyz', { method: 'GET' })
          const healthy = await ask(server.address, '/healthz', { method: 'GET' })
          expect([ready?.status, healthy?.status]).toEqual([503, 200])
          await wait(1_000)
          await cluster.start()
          await Promise.all(registering)
          expectPrompt(await landings.stop())
          expect(accounts.size).toBe(forms.length)
          await expectAccounts(openDatabase({ ...site.settings, DATABASE_URL: cluster.address }), accounts)
          expect(refusals).not.toEqual([])
          for (const refusal of refusals) expectTryAgain(refusal)
          await server.end('SIGTERM')
          await cluster.stop()
          return `registrations 503 with Retry-After, then 40 × 200; ${accounts.size} accounts; /readyz 503, /healthz 200; landings 200 throughout`
        },
      )
    }

    proof(
      'PostgreSQL: all ten connections of the pool wait for a lock, while fifteen visitors register',
      'ten wait, the others get 503 with Retry-After; landings do not wait; after a retry, each has one account',
      async () => {
        const site = await laySite('PostgreSQL')
        // As in production: tests give a busy machine more, which can exceed the limit of a call.
        const address = new URL(site.settings.DATABASE_URL ?? '')
        address.searchParams.set('connect_timeout', '5')
        const server = await site.start({ DATABASE_URL: address.href })
        const landings = watchLandings(server.address)
        const lock = await holdLock(site)
        const forms = Array.from({ length: 15 }, () => createForm())
        const answers: Answer[] = []
        const send = async (form: Form) => {
          const answer = await form.send(server.address)
          if (answer) answers.push(answer)
        }
        const waiting = forms.slice(0, 10).map(send)
        await expect.poll(lock.waiting).toBe(10)
        await Promise.all(forms.slice(10).map(send))
        expect(answers).toHaveLength(5)
        for (const answer of answers) expectTryAgain(answer)
        await lock.release()
        await Promise.all(waiting)
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
        expectPrompt(await landings.stop())
        await registerAll(site, server.address, forms)
        await server.end('SIGTERM')
        return '5 × 503 with Retry-After, 10 × 200; sent again, 15 × 200; 15 accounts; landings 200 throughout, without a pause'
      },
    )
  }
})

const clusters: Cluster[] = []
afterAll(async () => {
  for (const cluster of clusters) {
    await cluster.stop('SIGQUIT')
    cluster.remove()
  }
})

async function ownCluster(): Promise<Cluster> {
  const cluster = createCluster({ isQuick: false })
  clusters.push(cluster)
  await cluster.start()
  return cluster
}

/** Holds the write lock until released. */
async function holdLock(site: Site) {
  const db = site.openDatabase()
  const transaction = await db.startTransaction().execute()
  if (site.settings.DATABASE_URL) await sql`lock table accounts in access exclusive mode`.execute(transaction)
  return {
    /** How many wait for it, on PostgreSQL. */
    async waiting() {
      const { rows } = await sql<{ count: number }>`
        select count(*) from pg_locks join pg_database on oid = database
        where datname = current_database() and relation = 'accounts'::regclass and not granted`.execute(db)
      return rows[0]?.count
    },
    async release() {
      await transaction.rollback().execute()
      await db.destroy()
    },
  }
}

function expectPrompt({ statuses, slowest }: Awaited<ReturnType<ReturnType<typeof watchLandings>['stop']>>): void {
  expect(statuses).toEqual([200])
  expect(slowest).toBeLessThan(onThisMachine(promptly))
}

async function registerAll(site: Site, address: string, forms: readonly Form[]): Promise<void> {
  const answers = await Promise.all(forms.map((form) => form.send(address)))
  expect(answers.map((answer) => answer?.status)).toEqual(forms.map(() => 200))
  const accounts = new Map(forms.map(({ email }, place) => [email, accountOf(answers[place])]))
  await expectAccounts(site.openDatabase(), accounts)
}
