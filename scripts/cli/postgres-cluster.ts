import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const programs = globSync('/usr/lib/postgresql/*/bin').at(-1) ?? process.env['POSTGRES_BIN'] ?? ''

export const hasPostgres = (): boolean => existsSync(path.join(programs, 'postgres'))

/** A PostgreSQL server that only this process can reach. */
export type Cluster = {
  readonly address: string
  readonly start: () => Promise<void>
  /** SIGINT ends all connections first; SIGQUIT stops at once, like a power failure. */
  readonly stop: (signal?: 'SIGINT' | 'SIGQUIT') => Promise<void>
  readonly remove: () => void
}

/** Unless `isQuick`, committed data survives a sudden stop. */
export function createCluster({ isQuick }: { readonly isQuick: boolean }): Cluster {
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'))
  const data = path.join(folder, 'data')
  const owner = ownerOf(folder)
  const made = spawnSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'powerplay', '-A', 'trust', '-E', 'UTF8'],
    owner,
  )
  if (made.status !== 0) throw new Error(`PostgreSQL could not be set up: ${made.stderr}`)
  const quick = isQuick ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'] : []
  const options = ['listen_addresses=', 'max_connections=200', ...quick].flatMap((option) => ['-c', option])
  let server: ChildProcess | undefined
  return {
    address: `postgres://powerplay@localhost/postgres?host=${folder}`,
    async start() {
      const begun = spawn(path.join(programs, 'postgres'), ['-D', data, '-k', folder, ...options], owner)
      server = begun
      await new Promise<void>((resolve, reject) => {
        begun.stderr.on('data', (line) => String(line).includes('ready to accept connections') && resolve())
        begun.once('exit', (code) => reject(new Error(`PostgreSQL stopped with ${code}.`)))
      })
    },
    async stop(signal = 'SIGINT') {
      if (!server || server.exitCode !== null) return
      const ended = once(server, 'exit')
      server.kill(signal)
      await ended
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** PostgreSQL refuses to run as root, and so do programs around it: the folder becomes that of another user. */
export function ownerOf(folder: string): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (kind: string) => Number(spawnSync('id', [kind, 'postgres'], { encoding: 'utf8' }).stdout)
  const owner = { uid: idOf('-u'), gid: idOf('-g') }
  chownSync(folder, owner.uid, owner.gid)
  return owner
}
