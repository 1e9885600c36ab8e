import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { atLeast, figure, type Measurement } from '../measure.ts'
import { buildPages } from '../pages.ts'
import { flagsOfStart, landing } from '../platform/bench-server.ts'
import { asManyAsPossible } from '../platform/loads.ts'
import { get } from '../platform/requests.ts'
import { type BenchSize, say } from '../size.ts'
import { childrenOf, cpuSeconds } from './cpu-seconds.ts'
import { hasNginx, withNginx } from './with-nginx.ts'

/** Not one of the ports from which connections are made. */
const port = 24_173

/**
 * A landing as `npm start` serves it, by one process and by two, beside nginx with the same bytes as a file. Who asks
 * needs the same cores, so what counts is the processor time: how many answers the busiest process could give in a
 * second of its own core, with everything that the others do for them.
 */
export async function measureServed({ seconds }: BenchSize): Promise<Measurement[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-served-'))
  const place = (name: string) => path.join(folder, name)
  try {
    const site = place('site')
    buildPages('pages.config', site, '--changed')
    const rates = []
    let page = Buffer.alloc(0)
    for (const count of [1, 2]) {
      say(`  landings, ${count === 1 ? 'one process' : 'two processes'}`)
      const rate = await withProcesses({ site, data: place(`data-${count}`), count }, async (pids) => {
        const answer = await fetch(`http://127.0.0.1:${port}${landing}`, { headers: { 'accept-encoding': 'br' } })
        page = Buffer.from(await answer.arrayBuffer())
        return answersASecond(pids, seconds, landing)
      })
      rates.push(rate)
    }
    const [one = Number.NaN, two = Number.NaN] = rates
    const rows = [
      figure('landings, one process, a second of its core', one, '/s'),
      figure('landings, two processes, a second of their cores', two, '/s'),
      atLeast('landings, two processes / one', two / one, '', 1.8),
    ]
    if (!hasNginx()) return rows
    say('  the same from nginx')
    const floor = await withNginx({ folder: place('nginx'), port, page }, (pid) => answersASecond([pid], seconds, '/'))
    return [
      figure('the same file from nginx, a second of its core', floor, '/s'),
      ...rows,
      atLeast('landings, one process / nginx', one / floor, '', 0.25),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function answersASecond(pids: readonly number[], seconds: number, address: string): Promise<number> {
  const ask = (connection: Parameters<typeof get>[0]) => get(connection, address)
  await asManyAsPossible(port, 32, 1, ask)
  const before = pids.map(cpuSeconds)
  const { times } = await asManyAsPossible(port, 32, seconds, ask)
  const used = pids.map((pid, place) => cpuSeconds(pid) - (before[place] ?? 0))
  return times.length / Math.max(...used)
}

type Place = { readonly site: string; readonly data: string; readonly count: number }

/** Runs `npm start`; `use` is told its processes. */
async function withProcesses<Result>(
  { site, data, count }: Place,
  use: (pids: readonly number[]) => Promise<Result>,
): Promise<Result> {
  const settings = { OUT_DIR: site, DATA_DIR: data, LOG_LEVEL: 'warn', SPORTS_FEED: 'off', GAME_PROVIDERS: '' }
  const server = spawn(process.execPath, [...flagsOfStart(), '--import', './scripts/preload.ts', 'scripts/start.ts'], {
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
  for await (const said of output) if (String(said).includes('served on')) return
}
