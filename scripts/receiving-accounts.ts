import { reachDatabase } from '../src/kernel/database/reach-database.ts'
import { compile } from '../src/registry/index.ts'
import { allMigrations } from '../src/server/services/services.ts'
import { readSettings } from '../src/server/settings.ts'
import { runCommand, UsageError } from './cli/command.ts'
import { readSources } from './cli/registry.ts'
import { registryOptions, registryUsage } from './cli/registry-options.ts'
import { closeOne, listAccounts, setAccount } from './receiving-accounts/tasks.ts'

await runCommand({
  usage: `The accounts to which players send money: npm run receiving-accounts -- list | set | close

  list                                      the open accounts, and the methods that have none
  set <method> <currency> <number> <holder> opens an account and closes the one before;
                                            deposits that have started keep theirs
  close <method> <currency>                 the method takes no payments in this currency any more

  --city NAME     the city of the holder, which Pix codes name (default: Brasilia)
${registryUsage}

It changes the platform's database (DATABASE_URL or DATA_DIR), also while servers use it.`,
  options: { ...registryOptions, city: { type: 'string' } },
  async run(values, [task = '', ...given]) {
    const { manifest } = compile(readSources(values))
    if (!manifest) throw new UsageError('The records have errors. Run npm run check, and correct them first.')
    const db = await reachDatabase(readSettings(process.env), allMigrations)
    const office = { db, now: Date.now, methods: manifest.paymentMethods }
    const [method = '', currency = '', number = '', holder = ''] = given
    try {
      if (task === 'list' && given.length === 0) return await listAccounts(office)
      if (task === 'close' && given.length === 2) return await closeOne(office, { method, currency })
      if (task === 'set' && given.length === 4)
        return await setAccount(office, { method, currency, number, holder, city: values.city ?? 'Brasilia' })
      throw new UsageError('Say "list", "set" or "close": npm run receiving-accounts -- --help')
    } finally {
      await db.destroy()
    }
  },
})
