import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadRegistry } from '../../../src/registry/files/load-registry.ts'
import { compile } from '../../../src/registry/index.ts'
import { href } from '../../../src/routing/href.ts'

export const landing = href('aviator-1')

/** Writes what the calls need of a build: the shipped records and their texts. */
export function writeSite(folder: string): void {
  const { manifest } = compile(loadRegistry(['pages.config'], 'locales'))
  if (!manifest) throw new Error('The records have errors; run npm run check for details.')
  const texts = manifest.site.locales.map(({ code }) => [
    code,
    JSON.parse(readFileSync(`locales/${code}.json`, 'utf8')),
  ])
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest))
  writeFileSync(path.join(folder, 'texts.json'), JSON.stringify(Object.fromEntries(texts)))
}

type Place = {
  readonly site: string
  readonly data: string
  readonly database?: string | undefined
  readonly metricsToken?: string
}

/** The Node flags of `npm start`: they fix the young generation's size, which would otherwise grow for many minutes. */
export function flagsOfStart(): string[] {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
  return (scripts['start'] ?? '').split(' ').filter((word) => word.startsWith('--') && word !== '--import')
}

/** What is done with a server, which is told by its port and process. */
type Use<Result> = (port: number, process: number) => Promise<Result>

/** Runs the server on that site during `use`; without DATABASE_URL it uses a SQLite database below `data`. */
export function withServer<Result>({ site, data, database, metricsToken }: Place, use: Use<Result>): Promise<Result> {
  const places = { OUT_DIR: site, DATA_DIR: data, LOG_LEVEL: 'warn', CAPTCHA: 'off', TOKEN_MODE: 'json' }
  const env = {
    ...places,
    TRUST_PROXY: '127.0.0.1',
    ...(database && { DATABASE_URL: database }),
    ...(metricsToken && { METRICS_TOKEN: metricsToken }),
  }
  return withProgram('scripts/bench/platform/serve.ts', env, use)
}

/** Runs a program that prints the port at which it can be asked. */
export async function withProgram<Result>(
  file: string,
  env: Record<string, string>,
  use: Use<Result>,
): Promise<Result> {
  const server = spawn(process.execPath, [...flagsOfStart(), file], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const stopped = once(server, 'exit')
  try {
    const [port] = await Promise.race([
      once(server.stdout, 'data'),
      stopped.then(() => Promise.reject(new Error('The server did not start.'))),
    ])
    return await use(Number(String(port)), server.pid ?? 0)
  } finally {
    server.kill('SIGTERM')
    await stopped
  }
}
