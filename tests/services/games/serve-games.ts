import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import type { Manifest } from '../../../src/contract/index.ts'
import { openDatabase } from '../../../src/kernel/database/database.ts'
import { loadSecrets } from '../../../src/kernel/secrets.ts'
import type { Games } from '../../../src/services/games/games.ts'
import { finishLeft } from '../../../src/services/games/recovery/finish-left.ts'
import { createDealer } from '../../../src/services/games/shared-tables/dealer.ts'
import { settleLeftBets } from '../../../src/services/games/shared-tables/left-bets.ts'

// A child process that tests may kill: it ends rounds whose players have left and leads the tables, and dies on request
// when it reads the clock for the n-th time: before a transfer, the count of the turnover, or the end of a round.
const records: Manifest = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const { DATA_DIR = '', DATABASE_URL } = process.env
const db = openDatabase({ DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) })
const secrets = await loadSecrets(db, { DATA_DIR })
const app = fastify()

app.post<{ Body: { readonly dieAt: number; readonly moment: number } }>('/rounds', async ({ body }) => {
  let readings = 0
  const now = () => {
    if (++readings === body.dieAt) process.kill(process.pid, 'SIGKILL')
    return body.moment
  }
  const games: Games = {
    ...{ db, now, secrets, records: () => records, settings: { GAME_PROVIDERS: '' } },
    isBlocked: async () => false,
  }
  const dealer = createDealer(games)
  for (let turn = 0; turn < 3; turn++) await dealer.advance()
  await settleLeftBets(games)
  return { finished: await finishLeft(games) }
})
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
