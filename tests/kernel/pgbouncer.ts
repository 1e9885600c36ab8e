import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { ownerOf } from '../../scripts/cli/postgres-cluster.ts'
import { openDatabase } from '../../src/kernel/database/database.ts'
import { atEnd } from '../at-end.ts'
import { onThisMachine } from '../machine.ts'
import { changed, freePort, runProgram } from './shipped-programs.ts'

/** A pool before this database; returns its address. Takes the shipped configuration; other places and no password. */
export async function startPool(address: string): Promise<string> {
  const database = new URL(address)
  await endWhatHangs(address, database.pathname.slice(1))
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
  await runProgram('/usr/sbin/pgbouncer', ['-q', 'pgbouncer.ini'], port, { cwd: home, ...ownerOf(home) })
  return `postgres://powerplay@127.0.0.1:${port}/powerplay`
}

/** As compose.yaml tells PostgreSQL, since nobody can tell it through the pool. */
async function endWhatHangs(address: string, name: string): Promise<void> {
  const db = openDatabase({ DATABASE_URL: address, DATA_DIR: '' })
  for (const timeout of ['statement_timeout', 'idle_in_transaction_session_timeout'])
    await sql`alter database ${sql.ref(name)} set ${sql.ref(timeout)} = ${sql.lit(onThisMachine(15_000))}`.execute(db)
  await db.destroy()
}
