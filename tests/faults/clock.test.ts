import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { describe, expect, onTestFinished, vi } from 'vitest'
import { inviteStaff } from '../../src/desk/staff/invitations.ts'
import { sweep } from '../../src/kernel/database/sweep.ts'
import { sweepRulesFor } from '../../src/server/services/services.ts'
import { readSettings } from '../../src/server/settings.ts'
import { browserAt, compilePages, edit, openTestDesk, password, signedIn, type TestDesk } from '../desk/test-desk.ts'
import { type DatabaseKind, databases } from '../kernel/databases.ts'
import { onThisMachine } from '../machine.ts'
import { proof } from '../proof/proof.ts'
import { openTestServices, type TestServices } from '../services/test-services.ts'
import { newcomer, visitorOf } from '../services/visitor.ts'

const minute = 60_000
const hour = 60 * minute
const record = 'landings/aviator-1.json'
const order = { body: { records: [{ record, version: 1 }], note: 'once' } }

/** Closed with its test: the next one may use the same database, with another clock. */
const untilTheEnd = <One extends { readonly close: () => Promise<void> }>(one: One) => {
  onTestFinished(() => one.close())
  return one
}

/** Sets the clock, then sweeps, as the server does regularly. */
async function step({ clock, db }: TestServices, milliseconds: number): Promise<void> {
  clock.now += milliseconds
  await sweep(db, sweepRulesFor(readSettings({})), clock.now)
}

describe('Clock changes', () => {
  for (const database of databases) tryOn(database)
})

function tryOn(database: DatabaseKind): void {
  const openPlatform = async (environment = {}) => untilTheEnd(await openTestServices(database, { environment }))

  proof(
    `${database}: the clock is set an hour back, two hours forward, and an hour back, while a player renews the session at each time`,
    'the session goes on; an access token is over when its time has passed',
    async () => {
      const site = await openPlatform()
      const player = visitorOf(site)
      await player.register()
      const profile = async () => (await player.play('GET', '/api/v1/players/me/balance')).statusCode
      const statuses: number[] = []
      for (const change of [-hour, 2 * hour, -hour]) {
        await step(site, change)
        statuses.push(await profile())
        const renewed = await player.call('POST', '/api/v3/oauth/refresh', {})
        player.asPlayer(renewed.json())
        statuses.push(renewed.statusCode, await profile())
      }
      expect(statuses).toEqual([200, 200, 200, 401, 200, 200, 200, 200, 200])
      return 'before, renewal, after: 200, 200, 200 and 401, 200, 200 and 200, 200, 200'
    },
  )

  proof(
    `${database}: a solved captcha is used, the clock is set an hour forward and back, and the captcha is used again; others are solved before and after a clock change`,
    'the used one stays used; a visitor whose captcha expired solves another',
    async () => {
      const site = await openPlatform({ CAPTCHA: 'altcha' })
      const used = await solveCaptcha(site)
      const codes = [await register(site, used)]
      await step(site, hour)
      await step(site, -hour)
      codes.push(await register(site, used))
      const before = await solveCaptcha(site)
      await step(site, hour)
      codes.push(await register(site, before), await register(site, await solveCaptcha(site)))
      const waiting = await solveCaptcha(site)
      await step(site, -hour)
      codes.push(await register(site, waiting))
      expect(codes).toEqual(['taken', 'timeout-or-duplicate', 'timeout-or-duplicate', 'taken', 'taken'])
      return `used: ${codes[0]}, again: ${codes[1]}; after an hour: ${codes[2]}, another: ${codes[3]}; an hour back: ${codes[4]}`
    },
  )

  proof(
    `${database}: ten wrong passwords are tried, the clock is set an hour forward, the limit is used up again, and the clock is set back`,
    'ten attempts per 15 minutes, no more; after the stated wait there is another attempt',
    async () => {
      const site = await openPlatform()
      const visitor = visitorOf(site)
      const { username } = await visitor.register()
      const tryTwelve = async () => {
        const answers = []
        for (let i = 0; i < 12; i++) answers.push(await visitor.signIn(username, 'wrong-horse'))
        return answers.filter(({ statusCode }) => statusCode === 401).length
      }
      const tries = [await tryTwelve()]
      await step(site, hour)
      tries.push(await tryTwelve())
      await step(site, -hour)
      tries.push(await tryTwelve())
      const refused = await visitor.signIn(username, 'correct-horse')
      const wait = Number(refused.headers['retry-after'])
      await step(site, wait * 1000)
      const letIn = await visitor.signIn(username, 'correct-horse')
      expect(tries).toEqual([10, 10, 0])
      expect([refused.statusCode, letIn.statusCode]).toEqual([429, 200])
      expect(wait).toBeLessThanOrEqual(90)
      return `${tries.join(', ')} tries; then 429 with a wait of ${wait} s, and after it 200`
    },
  )

  const openDesk = async (options = {}) => untilTheEnd(await openTestDesk(database, options))

  proof(
    `${database}: an invitation has half an hour left, the clock is set an hour forward and back`,
    'it is refused while expired, and then works once',
    async () => {
      const desk = await openDesk()
      const temporary = { ...desk.desk, now: () => Date.now() - 23.5 * hour }
      const link = await inviteStaff(temporary, { email: 'ada@example.com', role: 'administrator' })
      const body = { token: link.split('/').at(-1) ?? '', name: 'Ada', password }
      const accept = async () => (await browserAt(desk).send('accept-invitation', { body })).statusCode
      desk.clock.ahead = hour
      await sweep(desk.db, sweepRulesFor(desk.desk.settings), desk.desk.now())
      const statuses = [await accept()]
      desk.clock.ahead = 0
      statuses.push(await accept(), await accept())
      expect(statuses).toEqual([400, 200, 400])
      return statuses.join(', ')
    },
  )

  proof(
    `${database}: a process dies while it publishes, and the clock is set an hour back`,
    'others can publish at once',
    async () => {
      const desk = await openDesk()
      const ben = await signedIn(desk, 'publisher', 'Ben Iyer')
      await edit(ben, record, (value) => Object.assign(value, { tags: ['crash'] }))
      const left = { holder: 'dead', expires_at: desk.desk.now() + 10_000, journal: null }
      await desk.db
        .insertInto('publishing')
        .values({ name: 'publishing', ...left })
        .execute()
      desk.clock.ahead = -hour
      const began = performance.now()
      await ben.ask('publish', order)
      expect(performance.now() - began).toBeLessThan(onThisMachine(8_000))
      return '200'
    },
  )

  proof(
    `${database}: the clock is set an hour forward while pages are built, and another process takes over the publishing lock`,
    'it is in the history once; one of the two is refused with publish-busy',
    async () => {
      // No lock is renewed, and nobody looks for interrupted publications: that would be a third one.
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
      onTestFinished(() => void vi.useRealTimers())
      let onBuild = async () => {}
      const build = async () => {
        await onBuild()
        compilePages(desk.pages)
      }
      const desk: TestDesk = await openDesk({ build })
      const other = await openDesk({ beside: { ...desk, clock: { ahead: 0 } } })
      const [ben, elsewhere] = [
        await signedIn(desk, 'publisher', 'Ben Iyer'),
        await signedIn(other, 'publisher', 'Ben Iyer'),
      ]
      await edit(ben, record, (value) => Object.assign(value, { tags: ['crash'] }))
      const answers: string[] = []
      onBuild = async () => {
        onBuild = async () => {}
        other.clock.ahead = hour
        answers.push((await elsewhere.refused('publish', order))[0])
      }
      const [code] = await ben.refused('publish', order)
      const { versions } = await ben.ask('history', { query: { record } })
      expect(versions.map(({ note }) => note)).toEqual(['once', ''])
      expect([code, ...answers]).toEqual(['publish-busy', 'unknown-draft'])
      expect(JSON.parse(desk.read(record)).tags).toEqual(['crash'])
      return `${code}, and for the other that it is published already; 1 version`
    },
  )
}

async function solveCaptcha({ services }: TestServices): Promise<string> {
  const challenge = (await services.captcha.challenge?.()) as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

async function register(site: TestServices, token: string): Promise<string> {
  const answer = await visitorOf(site).call('POST', '/api/v3/registration', { ...newcomer(), 'captcha-token': token })
  return answer.statusCode === 200 ? 'taken' : answer.json().code
}
