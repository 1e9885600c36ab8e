import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { atEnd } from '../at-end.ts'

/** Fails if the file does not say what is to be changed. */
export function changed(text: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce((so, [from, to]) => {
    if (!so.includes(from)) throw new Error(`The configuration does not contain "${from}".`)
    return so.replace(from, to)
  }, text)
}

/** Starts a program and waits until it takes connections. */
export async function runProgram(
  program: string,
  given: readonly string[],
  port: number,
  options: object = {},
): Promise<void> {
  const child = spawn(program, given, { stdio: ['ignore', 'inherit', 'inherit'], ...options })
  atEnd(() => child.kill('SIGKILL'))
  const ended = once(child, 'exit').then(([status]) => Promise.reject(new Error(`${program} ended with ${status}.`)))
  ended.catch(() => {})
  await Promise.race([reachable(port), ended])
}

async function reachable(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await new Promise((resolve) =>
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false)),
    )
    socket.destroy()
    if (isOpen) return
    await wait(50)
  }
}

/** Not one of those from which connections are made: while a server is down, they could take its port. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
}
