import { reachDatabase } from '../src/kernel/database/reach-database.ts'
import { allMigrations } from '../src/server/services/services.ts'
import { readSettings } from '../src/server/settings.ts'
import { runCommand, UsageError } from './cli/command.ts'
import { checkLedger } from './ledger/check.ts'
import { explainPlayer } from './ledger/explain.ts'

await runCommand({
  usage: `Checks the money of players, or explains it: npm run ledger -- check | explain <player>

  check             whether every transfer adds up to 0 in each currency, every balance is the sum of its postings,
                    no player is below zero, every hold was made by its transfer, and nothing was rewritten
  explain <player>  the balances of a player, transfer by transfer, with what caused each;
                    <player> is an e-mail address, phone, player name or id

It reads the platform's database (DATABASE_URL or DATA_DIR), also while servers use it.
Exit status of check: 0 without problems, 1 with problems, 2 when it could not run.`,
  options: {},
  async run(_, [task, ...given]) {
    const isCheck = task === 'check' && given.length === 0
    const [player] = given
    if (!isCheck && !(task === 'explain' && given.length === 1 && player))
      throw new UsageError('Say "check", or "explain" and a player: npm run ledger -- explain asha@example.com')
    const db = await reachDatabase(readSettings(process.env), allMigrations)
    try {
      return await (isCheck ? checkLedger(db) : explainPlayer(db, player ?? ''))
    } finally {
      await db.destroy()
    }
  },
})
