import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { atEnd } from '../at-end.ts'

type Options = {
  readonly environment: Readonly<Record<string, string>>
  readonly given?: readonly string[]
  /** A program with arguments that starts the server, such as `prlimit`. */
  readonly through?: readonly string[]
}

export type ServerProcess = {
  readonly address: string
  readonly pid: number
  /** The exit status, or the signal that ended it. */
  readonly ended: Promise<number | string>
  /** Sends the signal and waits for the exit. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT') => Promise<number | string>
}

/** Starts the server as a child process and waits for its address. It is stopped at the end of the test file. */
export async function startProcess(
  script: string,
  { environment, given = [], through = [] }: Options,
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
  })
  atEnd(() => child.kill('SIGKILL'))
  const ended = once(child, 'exit').then(([status, signal]) => (signal ?? status) as number | string)
  return {
    address: await addressIn(child.stdout),
    pid: child.pid ?? 0,
    ended,
    end(signal) {
      child.kill(signal)
      return ended
    },
  }
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  let said = ''
  for await (const part of output) {
    said += part
    const address = /http:\/\/[^\s/]+(?=\S*\n)/.exec(said)?.[0]
    if (address) return address
  }
  throw new Error(`The server did not start.\n${said}`)
}
