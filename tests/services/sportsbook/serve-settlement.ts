import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import type { Manifest } from '../../../src/contract/index.ts'
import { openDatabase } from '../../../src/kernel/database/database.ts'
import { decideHeld } from '../../../src/services/sportsbook/held/decide-held.ts'
import { settleResults } from '../../../src/services/sportsbook/settlement/settle-results.ts'

// A child process that tests may kill: it decides and settles bets, and dies on request when it reads the clock for the
// n-th time: before a transfer, a settlement, the count of the turnover or a notice.
const records: Manifest = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const { DATA_DIR = '', DATABASE_URL } = process.env
const db = openDatabase({ DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) })
const app = fastify()

app.post<{ Body: { readonly dieAt: number } }>('/rounds', async ({ body }) => {
  let readings = 0
  const now = () => {
    if (++readings === body.dieAt) process.kill(process.pid, 'SIGKILL')
    return Date.now()
  }
  const sportsbook = { db, now, records: () => records, textOf: (id: string) => id }
  return { decided: await decideHeld(sportsbook), settled: await settleResults(sportsbook) }
})
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
