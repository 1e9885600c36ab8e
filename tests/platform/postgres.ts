import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server of the tests' own; empty where none is installed. */
    readonly postgres: string
  }
}

const programs = globSync('/usr/lib/postgresql/*/bin').at(-1) ?? process.env['POSTGRES_BIN'] ?? ''

/** Starts a PostgreSQL server that nobody else can reach, and throws it away afterwards. */
export default async function startPostgres(project: TestProject): Promise<(() => void) | undefined> {
  if (!existsSync(path.join(programs, 'postgres'))) {
    if (process.env['CI']) throw new Error('CI tests PostgreSQL, too: install the package postgresql.')
    console.warn('PostgreSQL is not installed: the platform is tested on SQLite alone.')
    project.provide('postgres', '')
    return undefined
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'))
  const data = path.join(folder, 'data')
  const owner = ownerOf(folder)
  const made = spawnSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'powerplay', '-A', 'trust', '-E', 'UTF8'],
    owner,
  )
  if (made.status !== 0) throw new Error(`PostgreSQL could not be set up: ${made.stderr}`)
  // What is lost when the power goes does not matter here; time does.
  const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']
  const options = ['listen_addresses=', ...quick].flatMap((option) => ['-c', option])
  const server = spawn(path.join(programs, 'postgres'), ['-D', data, '-k', folder, ...options], owner)
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (line) => String(line).includes('ready to accept connections') && resolve())
    server.once('exit', (code) => reject(new Error(`PostgreSQL stopped with ${code}.`)))
  })
  project.provide('postgres', `postgres://powerplay@localhost/postgres?host=${folder}`)
  return () => {
    server.removeAllListeners('exit')
    server.kill('SIGINT')
    server.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  }
}

/** PostgreSQL refuses to run as root. */
function ownerOf(folder: string): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (kind: string) => Number(spawnSync('id', [kind, 'postgres'], { encoding: 'utf8' }).stdout)
  const owner = { uid: idOf('-u'), gid: idOf('-g') }
  chownSync(folder, owner.uid, owner.gid)
  return owner
}
