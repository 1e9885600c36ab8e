import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { projectRoot } from '../codegen/digest.ts'

export type RunningProvider = {
  /** The value of GAME_PROVIDERS with which the casino knows it. */
  readonly connection: string
  /** Tells it where the casino is. */
  readonly tellCasino: (address: string) => void
  readonly stop: () => void
}

const name = 'demonstration'

/** Runs the demonstration provider in a process of its own, which ends with this one. */
export async function runProvider(place: { readonly host: string; readonly port: number }): Promise<RunningProvider> {
  const key = randomBytes(32).toString('base64url')
  const [script, preload] = ['scripts/demo-provider.ts', 'scripts/preload.js'].map((file) =>
    path.join(projectRoot, file),
  ) as [string, string]
  const child = fork(script, ['--name', name, '--host', place.host, '--port', String(place.port)], {
    execArgv: ['--import', preload],
    env: { ...process.env, PROVIDER_KEY: key },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (said) => resolve(String(said).trim()))
    child.once('exit', (status) => reject(new Error(`The demonstration provider of games ended (${status}).`)))
  })
  // It keeps nobody waiting: it ends when it is alone.
  child.stdout?.destroy()
  child.channel?.unref()
  child.unref()
  const { port } = new URL(address)
  return {
    connection: `${name}=http://${nameOf(place.host)}:${port}/play#${key}`,
    tellCasino: (casino) => void child.send(casino),
    stop: () => void child.kill(),
  }
}

/** By which name browsers on this machine reach a server: they can remember nothing for the others. */
const nameOf = (host: string) => (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host)
