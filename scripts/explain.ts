import type { Settings } from '../src/contract/index.ts'
import { openDatabase } from '../src/kernel/database/database.ts'
import { migrate } from '../src/kernel/database/migrate.ts'
import { loadSecrets } from '../src/kernel/secrets.ts'
import { explainKey } from '../src/server/edge/explain/explain-key.ts'
import { signExplainToken } from '../src/server/edge/explain/explain-token.ts'
import { allMigrations } from '../src/server/services/services.ts'
import { readSettings } from '../src/server/settings.ts'
import { runCommand, UsageError } from './cli/command.ts'

const minutes = 15

await runCommand({
  usage: `Prints a link that explains which page a visitor gets and why: npm run explain -- <address>

  <address>       a landing of a running server, for example http://localhost:4173/new-promo-ipl/aviator-1

For ${minutes} minutes, anyone with the link sees how language, currency, market, schedule and mirror are chosen.
It is signed with EXPLAIN_KEY, or with a key derived from the root key (ROOT_KEY, or root.key in DATA_DIR).`,
  options: {},
  async run(_, [address]) {
    const url = address === undefined ? undefined : URL.parse(address)
    if (!url) throw new UsageError('Give one complete address, including http:// or https://.')
    url.searchParams.set(
      'explain',
      signExplainToken(await readKey(readSettings(process.env)), Date.now() + minutes * 60_000),
    )
    console.log(url.href)
    return 0
  },
})

async function readKey(settings: Settings): Promise<Uint8Array> {
  const key = explainKey(settings) ?? (settings.PLATFORM === 'on' ? await readPlatformKey(settings) : undefined)
  if (!key) throw new UsageError('With PLATFORM=off, EXPLAIN_KEY must be set for the server and for this command.')
  return key
}

async function readPlatformKey(settings: Settings): Promise<Uint8Array | undefined> {
  const db = openDatabase(settings)
  try {
    await migrate(db, allMigrations)
    return explainKey(settings, await loadSecrets(db, settings))
  } finally {
    await db.destroy()
  }
}
