import type { TestProject } from 'vitest/node'
import { createCluster, hasPostgres } from '../../scripts/cli/postgres-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the tests' own PostgreSQL server; empty if PostgreSQL is not installed. */
    readonly postgres: string
  }
}

/** Starts one for all tests and deletes it afterwards. */
export default async function startPostgres(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!hasPostgres()) {
    if (process.env['CI']) throw new Error('CI tests PostgreSQL, too: install the package postgresql.')
    console.warn('PostgreSQL is not installed: the platform is tested on SQLite alone.')
    project.provide('postgres', '')
    return undefined
  }
  const cluster = createCluster({ isQuick: true })
  await cluster.start()
  project.provide('postgres', cluster.address)
  return async () => {
    await cluster.stop()
    cluster.remove()
  }
}
