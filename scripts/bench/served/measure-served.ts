import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyRecords } from '../copy-records.ts'
import { atLeast, figure, type Measurement } from '../measure.ts'
import { buildPages } from '../pages.ts'
import { flagsOfStart, landing } from '../platform/bench-server.ts'
import type { Connection } from '../platform/connection.ts'
import { asManyAsPossible, type Load, visitsAtOnce } from '../platform/loads.ts'
import { get } from '../platform/requests.ts'
import { type BenchSize, say } from '../size.ts'
import { childrenOf, cpuSeconds } from './cpu-seconds.ts'
import { hasNginx, withNginx } from './with-nginx.ts'

/** Two for each process that measures, none of those from which connections are made. */
const port = 20_000 + 2 * (process.pid % 5000)
const otherPort = port + 1

/**
 * Visitors who come one after another, each with a connection of its own, as many as two processes can take: while
 * there is little to do, the one that wakes first takes most of them.
 */
const crowd = { visitors: 32, asks: 5 }

/**
 * A landing as `npm start` serves it, by one process and by two, beside nginx with the same bytes as a file. Who asks
 * needs the same cores, so what counts is the processor time: how many answers the busiest process could give in a
 * second of its own core, with everything that the others do for them. And three that are busy stand in each other's
 * way on two cores, so two processes are compared with two servers of one process each, which share nothing.
 */
export async function measureServed(size: BenchSize): Promise<Measurement[]> {
  const { seconds } = size
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-served-'))
  const place = (name: string) => path.join(folder, name)
  try {
    const [pages, site] = [place('pages'), place('site')]
    copyRecords(size, pages)
    buildPages(pages, site, '--changed')
    const asking = (address: string) => (connection: Connection) => get(connection, address)
    const most = (address: string) => () => asManyAsPossible(port, 32, seconds / 3, asking(address))
    const crowded = (ports: readonly number[]) => () => visitsAtOnce(ports, crowd, seconds / 3, asking(landing))
    let page = Buffer.alloc(0)
    say('  landings, one process')
    const [one, apart] = await withProcesses({ pages, site, data: place('one'), port, count: 1 }, async (pids) => {
      const answer = await fetch(`http://127.0.0.1:${port}${landing}`, { headers: { 'accept-encoding': 'br' } })
      page = Buffer.from(await answer.arrayBuffer())
      const alone = await answersASecond(pids, most(landing))
      say('  landings, two servers of one process')
      const beside = { pages, site, data: place('other'), port: otherPort, count: 1 }
      return withProcesses(beside, async (others) => [
        alone,
        await answersASecond([...pids, ...others], crowded([port, otherPort])),
      ])
    })
    say('  landings, two processes')
    const two = await withProcesses({ pages, site, data: place('two'), port, count: 2 }, (pids) =>
      answersASecond(pids, crowded([port])),
    )
    const rows = [
      figure('landings, one process, a second of its core', one, '/s'),
      atLeast('landings, two processes / two servers of one', two / apart, '', 0.9),
    ]
    if (!hasNginx()) return rows
    say('  the same from nginx')
    const floor = await withNginx({ folder: place('nginx'), port, page }, (pid) => answersASecond([pid], most('/')))
    return [
      figure('the same file from nginx, a second of its core', floor, '/s'),
      ...rows,
      atLeast('landings, one process / nginx', one / floor, '', 0.25),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The best of three: others on the machine make each answer dearer, never cheaper. */
async function answersASecond(pids: readonly number[], ask: () => Promise<Load>): Promise<number> {
  await ask()
  let best = 0
  for (let turn = 0; turn < 3; turn++) {
    const before = pids.map(cpuSeconds)
    const { times } = await ask()
    const used = pids.map((pid, place) => cpuSeconds(pid) - (before[place] ?? 0))
    best = Math.max(best, times.length / Math.max(...used))
  }
  return best
}

type Place = {
  readonly pages: string
  readonly site: string
  readonly data: string
  readonly port: number
  readonly count: number
}

/** Runs `npm start`; `use` is told its processes. */
async function withProcesses<Result>(
  { pages, site, data, port, count }: Place,
  use: (pids: readonly number[]) => Promise<Result>,
): Promise<Result> {
  const settings = {
    PAGES_DIR: pages,
    OUT_DIR: site,
    DATA_DIR: data,
    LOG_LEVEL: 'warn',
    SPORTS_FEED: 'off',
    GAME_PROVIDERS: '',
  }
  const server = spawn(process.execPath, [...flagsOfStart(), '--import', './scripts/preload.js', 'scripts/start.ts'], {
    env: { ...settings, PROCESSES: String(count), PORT: String(port), HOST: '127.0.0.1', TRUST_PROXY: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stopped = once(server, 'exit')
  try {
    await Promise.race([saidServing(server.stdout), stopped.then(() => Promise.reject(new Error('It did not start.')))])
    const first = server.pid ?? 0
    return await use([first, ...childrenOf(first)])
  } finally {
    server.kill('SIGTERM')
    await stopped
  }
}

async function saidServing(output: NodeJS.ReadableStream): Promise<void> {
  // Which comes when all processes serve, and nothing is built any more.
  for await (const said of output) if (String(said).includes('The admin is on')) return
}
