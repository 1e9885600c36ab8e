import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { flagsOfStart } from '../platform/bench-server.ts'
import { childrenOf, cpuSeconds } from '../served/cpu-seconds.ts'

/** The folders of a site. */
export type Place = { readonly PAGES_DIR: string; readonly OUT_DIR: string; readonly DATA_DIR: string }

export type RunningSite = {
  readonly address: string
  /** Seconds from the command to its address. */
  readonly start: number
  /** Processor time of all its processes so far, in seconds. */
  readonly used: () => number
  /** Megabytes of the process that serves. */
  readonly memory: () => number
}

/** Runs `npm start` with one process that serves. */
export async function withSite<Result>(place: Place, use: (site: RunningSite) => Promise<Result>): Promise<Result> {
  const started = performance.now()
  const args = [...flagsOfStart(), '--import', './scripts/preload.js', 'scripts/start.ts']
  const quiet = { LOG_LEVEL: 'silent', CAPTCHA: 'off', SPORTS_FEED: 'off', GAME_PROVIDERS: '' }
  const lead = spawn(process.execPath, args, {
    env: { ...process.env, ...quiet, ...place, PORT: '0', HOST: '127.0.0.1', PROCESSES: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stopped = once(lead, 'exit')
  try {
    const address = await Promise.race([
      addressIn(lead.stdout),
      stopped.then(() => Promise.reject(new Error('The server did not start.'))),
    ])
    const start = (performance.now() - started) / 1000
    const all = () => familyOf(lead.pid ?? 0)
    const used = () => all().reduce((sum, pid) => sum + cpuSeconds(pid), 0)
    const [serving = 0] = all().filter((pid) => commandOf(pid).includes('start.ts') && pid !== lead.pid)
    return await use({ address, start, used, memory: () => residentMegabytes(serving) })
  } finally {
    lead.kill('SIGTERM')
    await stopped
  }
}

/** Resolves when it is noted that everything is built. */
export async function untilBuilt({ OUT_DIR }: Place): Promise<void> {
  while (!existsSync(path.join(OUT_DIR, '.up-to-date'))) await wait(100)
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /served on (http:\/\/[^/]+)/.exec(line)?.[1]
    if (address) return address.replace('localhost', '127.0.0.1')
  }
  throw new Error('The server told no address.')
}

const familyOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(familyOf)]

const commandOf = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8')

const residentMegabytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000
