import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ownerOf } from '../../../scripts/cli/postgres-cluster.ts'
import { atEnd } from '../../at-end.ts'
import { startProcess } from '../../kernel/server-process.ts'
import { laySite } from '../site-folder.ts'

export const token = 'the-token-of-the-metrics'

/** The arrangement of docs/many-machines, with its own files: two servers, PostgreSQL behind pgbouncer, and nginx. */
export async function startTwoMachines() {
  const site = await laySite('PostgreSQL')
  const pool = await startPool(new URL(site.settings.DATABASE_URL ?? ''))
  const ports = [await freePort(), await freePort()] as const
  const start = (machine: 0 | 1) =>
    startProcess('scripts/start.ts', {
      environment: {
        HOME: site.folder,
        CAPTCHA: 'off',
        TOKEN_MODE: 'json',
        TRUST_PROXY: '127.0.0.1',
        METRICS_TOKEN: token,
        PROCESSES: '1',
        ...site.settings,
        DATABASE_URL: pool,
        PORT: String(ports[machine]),
      },
    })
  const machines = [await start(0), await start(1)] as const
  const address = await startBalancer(site.folder, ports)
  return { site, machines, address, start }
}

/** Takes the shipped configuration; other places and no password. */
async function startPool(database: URL): Promise<string> {
  const home = mkdtempSync(path.join(tmpdir(), 'pool-'))
  atEnd(() => rmSync(home, { recursive: true, force: true }))
  const port = await freePort()
  const settings = changed(readFileSync('docs/many-machines/pgbouncer.ini', 'utf8'), {
    'host=postgres port=5432 dbname=powerplay': `host=${database.searchParams.get('host')} dbname=${database.pathname.slice(1)}`,
    'listen_addr = 0.0.0.0': 'listen_addr = 127.0.0.1\nunix_socket_dir =',
    'listen_port = 6432': `listen_port = ${port}`,
    'auth_type = scram-sha-256': 'auth_type = trust',
    '/tmp/users': path.join(home, 'users'),
  })
  writeFileSync(path.join(home, 'users'), '"powerplay" ""\n')
  writeFileSync(path.join(home, 'pgbouncer.ini'), settings)
  await run('/usr/sbin/pgbouncer', ['-q', 'pgbouncer.ini'], port, { cwd: home, ...ownerOf(home) })
  return `postgres://powerplay@127.0.0.1:${port}/powerplay`
}

async function startBalancer(folder: string, servers: readonly [number, number]): Promise<string> {
  const home = path.join(folder, 'balancer')
  mkdirSync(home)
  const port = await freePort()
  const site = changed(readFileSync('docs/many-machines/nginx.conf', 'utf8'), {
    'server-1:4173': `127.0.0.1:${servers[0]}`,
    'server-2:4173': `127.0.0.1:${servers[1]}`,
    'listen 8080': `listen 127.0.0.1:${port}`,
  })
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${home}/${name};`,
  )
  writeFileSync(path.join(home, 'site.conf'), site)
  writeFileSync(
    path.join(home, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; master_process off; pid ${home}/pid; error_log stderr crit;
     events {} http { access_log off; ${places.join(' ')} include ${home}/site.conf; }`,
  )
  await run('/usr/sbin/nginx', ['-e', 'stderr', '-c', path.join(home, 'nginx.conf')], port)
  return `http://127.0.0.1:${port}`
}

/** Fails if the file does not say what is to be changed. */
function changed(text: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce((so, [from, to]) => {
    if (!so.includes(from)) throw new Error(`The configuration does not contain "${from}".`)
    return so.replace(from, to)
  }, text)
}

/** Starts a program and waits until it takes connections. */
async function run(program: string, given: readonly string[], port: number, options: object = {}): Promise<void> {
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
async function freePort(): Promise<number> {
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
