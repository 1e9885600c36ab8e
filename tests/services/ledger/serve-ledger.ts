import fastify from 'fastify'
import { openDatabase } from '../../../src/kernel/database/database.ts'
import { inGroup } from '../../../src/kernel/database/in-group.ts'
import { post } from '../../../src/services/ledger/transfers/post.ts'
import type { Transfer } from '../../../src/services/ledger/transfers/transfer.ts'
import { refusal } from '../refusal.ts'
import { siteCurrencies } from './site-currencies.ts'

// A child process that tests may kill: it moves money, and dies on request before or after the commit.
const { DATA_DIR = '', DATABASE_URL } = process.env
const db = openDatabase({ DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) })
const ledger = { db, now: Date.now, records: siteCurrencies }
const app = fastify()
const dieIf = (isTime: boolean) => isTime && process.kill(process.pid, 'SIGKILL')

app.post<{ Body: Transfer; Headers: { 'x-die-before'?: string } }>('/transfers', async ({ body, headers }) => {
  const death = headers['x-die-before']
  const posted = await inGroup(db, async (transaction) => {
    const outcome = await post(ledger, transaction, body)
    dieIf(death === 'commit')
    return outcome
  }).catch(refusal)
  dieIf(death === 'answer')
  return { posted }
})
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
