import { spawnSync } from 'node:child_process'
import type { JourneyServer } from './server.ts'

/** What `npm run ledger -- check` ends with, over the server's database: 0 if all money is where it should be. */
export function checkLedger({ environment }: Pick<JourneyServer, 'environment'>): number | null {
  const args = ['--import', './scripts/preload.js', 'scripts/ledger.ts', 'check']
  return spawnSync(process.execPath, args, { env: { ...process.env, ...environment } }).status
}
