import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createPasswordHasher } from '../../src/kernel/passwords.ts'
import { copySite } from './copy-site.ts'
import { atLeast, atMost, figure, type Measurement } from './measure.ts'
import { landing, withProgram, withServer } from './platform/bench-server.ts'
import { openConnection } from './platform/connection.ts'
import { fillAccounts, nameOf } from './platform/fill-accounts.ts'
import { type Ask, asManyAsPossible, atRate, percentile, timeOf } from './platform/loads.ts'
import { csrfHeaders, get, login, refresh, register } from './platform/requests.ts'
import { type BenchSize, say } from './size.ts'

/** Throughput of one server with SQLite, requested over HTTP by another process on the same machine. */
export async function measurePlatform(size: BenchSize): Promise<Measurement[]> {
  const { seconds, accounts, repeats } = size
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-platform-'))
  const site = path.join(folder, 'site')
  const place = (name: string) => ({ site, data: path.join(folder, name) })
  try {
    copySite(size, site)
    say('  password hashes alone')
    const alone = await measureHashing(seconds)
    say('  registrations')
    const asked = await withProgram('scripts/bench/platform/hash-server.ts', {}, (port) =>
      measureRegistering(port, seconds),
    )
    const registrations = await withServer(place('registrations'), (port) =>
      measureRegistrations(port, { alone, asked }, seconds),
    )
    say('  refreshes, settings, bonuses')
    const calls = await withServer(place('calls'), (port) => measureCalls(port, seconds))
    say('  logins')
    return [...registrations, ...calls, ...(await measureLogins(place('logins'), accounts, repeats.signIns))]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Hashes per second without a server: the upper bound for registrations. */
async function measureHashing(seconds: number): Promise<number> {
  const { hash } = createPasswordHasher()
  const started = performance.now()
  let count = 0
  const work = async () => {
    while (performance.now() - started < seconds * 1000) {
      await hash('correct-horse')
      count++
    }
  }
  await Promise.all(Array.from({ length: 16 }, work))
  return (count / (performance.now() - started)) * 1000
}

const registering: Ask = async (connection) => void (await register(connection))

/** Registrations a second: the first ones run code that Node has not compiled yet. */
async function measureRegistering(port: number, seconds: number): Promise<number> {
  await asManyAsPossible(port, 16, seconds, registering)
  const { times, seconds: taken } = await asManyAsPossible(port, 16, seconds, registering)
  return times.length / taken
}

/** Beside hashes alone, and a server that does nothing but hash: between both is what HTTP and the client take. */
type Hashing = { readonly alone: number; readonly asked: number }

async function measureRegistrations(port: number, { alone, asked }: Hashing, seconds: number): Promise<Measurement[]> {
  const rate = await measureRegistering(port, seconds)
  const [steady, pages] = await Promise.all([
    atRate(port, rate * 0.8, seconds, registering),
    atRate(port, 50, seconds, (connection) => get(connection, landing)),
  ])
  return [
    figure('password hashes alone', alone, '/s'),
    figure('password hashes asked for over HTTP', asked, '/s'),
    figure('registrations', rate, '/s'),
    atLeast('registrations / password hashes', rate / alone, '', 0.9),
    figure('registrations / password hashes asked for over HTTP', rate / asked, ''),
    atMost('registration at 80 % of that, p95', percentile(steady.times, 0.95), 'ms', 500),
    atMost('a landing at the same time, p99', percentile(pages.times, 0.99), 'ms', 100),
  ]
}

async function measureCalls(port: number, seconds: number): Promise<Measurement[]> {
  const bonuses = '/api/bonus-management/bonuses/welcome-for-land?currency=INR&landing=aviator-1'
  const settings = '/api/v1/settings?with=countries,currencies,pages,languages'
  return [
    atLeast('token refreshes', await measureRefreshes(port, seconds), '/s', 2500),
    atLeast('settings', await measureGets(port, settings, seconds), '/s', 8000),
    atLeast('welcome bonuses', await measureGets(port, bonuses, seconds), '/s', 8000),
  ]
}

async function measureRefreshes(port: number, seconds: number): Promise<number> {
  const tokens = new WeakMap<object, string>()
  const { times, seconds: taken } = await asManyAsPossible(port, 16, seconds, async (connection) => {
    const token = tokens.get(connection)
    tokens.set(connection, token ? await refresh(connection, token) : (await register(connection)).refresh_token)
  })
  return times.length / taken
}

async function measureGets(port: number, address: string, seconds: number): Promise<number> {
  const ask = (connection: Parameters<typeof get>[0]) => get(connection, address)
  await asManyAsPossible(port, 32, 1, ask)
  const { times, seconds: taken } = await asManyAsPossible(port, 32, seconds / 2, ask)
  return times.length / taken
}

async function measureLogins(
  place: { readonly site: string; readonly data: string },
  [few, many]: BenchSize['accounts'],
  turns: number,
): Promise<Measurement[]> {
  const password = await createPasswordHasher().hash('correct-horse')
  const medianOf = (accounts: number) => withServer(place, (port) => measureLogin(port, accounts, turns))
  // The first start creates the tables.
  await withServer(place, async () => {})
  fillAccounts(place.data, 0, few, password)
  const withFew = await medianOf(few)
  fillAccounts(place.data, few, many, password)
  const withMany = await medianOf(many)
  return [
    figure(`login among ${few} accounts, median`, withFew, 'ms'),
    figure(`login among ${many} accounts, median`, withMany, 'ms'),
    atMost('login among many / among few', withMany / withFew, '', 1.3),
  ]
}

/** The first turns warm the server up. */
async function measureLogin(port: number, accounts: number, turns: number): Promise<number> {
  const connection = await openConnection(port)
  try {
    const csrf = await csrfHeaders(connection)
    const times: number[] = []
    for (let turn = 0; turn < turns; turn++) {
      times.push(await timeOf(() => login(connection, nameOf(randomInt(accounts)), csrf)))
    }
    return percentile(times.slice(Math.floor(turns / 6)), 0.5)
  } finally {
    connection.close()
  }
}
