import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { atEnd } from '../at-end.ts'

type Options = {
  readonly environment: Readonly<Record<string, string>>
  readonly given?: readonly string[]
  /** A program with arguments that starts the server, such as `prlimit`. */
  readonly through?: readonly string[]
  /** Where the program is. */
  readonly cwd?: string
}

export type ServerProcess = {
  readonly address: string
  readonly pid: number
  /** What it has printed so far. */
  readonly said: () => string
  /** The exit status, or the signal that ended it. */
  readonly ended: Promise<number | string>
  /** Sends the signal and waits for the exit. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT') => Promise<number | string>
}

/** Starts the server as a child process and waits for its address. It is stopped at the end of the test file. */
export async function startProcess(
  script: string,
  { environment, given = [], through = [], cwd }: Options,
): Promise<ServerProcess> {
  const [program = '', ...rest] = [...through, process.execPath, '--import', './scripts/preload.js', script, ...given]
  const child = spawn(program, rest, {
    env: {
      PATH: process.env['PATH'] ?? '',
      LOG_LEVEL: 'silent',
      SPORTS_FEED: 'off',
      HOST: '127.0.0.1',
      PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(cwd !== undefined && { cwd }),
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    said += part
  })
  atEnd(() => child.kill('SIGKILL'))
  const ended = once(child, 'exit').then(([status, signal]) => (signal ?? status) as number | string)
  return {
    address: await addressIn(child.stdout, () => said),
    said: () => said,
    pid: child.pid ?? 0,
    ended,
    end(signal) {
      child.kill(signal)
      return ended
    },
  }
}

async function addressIn(output: Readable, said: () => string): Promise<string> {
  const isOver = once(output, 'end').then(() => true)
  for (;;) {
    const address = /http:\/\/[^\s/"]+(?=\S*\n)/.exec(said())?.[0]
    if (address) return address
    if (await Promise.race([isOver, once(output, 'data').then(() => false)]))
      throw new Error(`The server did not start.\n${said()}`)
  }
}
