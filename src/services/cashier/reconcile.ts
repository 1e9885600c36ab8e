import type { Log } from '../../kernel/log.ts'
import type { Cashier } from './cashier.ts'
import { applyNews } from './deposits/apply-news.ts'
import { type News, newsIn } from './deposits/news.ts'
import { paymentOf } from './provider/provider.ts'
import type { Deposit } from './tables.ts'

const [second, minute, hour] = [1000, 60_000, 3_600_000]

/** How long the provider may take before a deposit fails. */
const longestQueue = 2 * hour

/** For how long money that comes after a failure is looked for. */
const afterFailure = 24 * hour

const most = 100

/**
 * Asks the providers about deposits whose call may have been lost, and ends those whose time is over. Any number of
 * processes may do it at once. Returns how many deposits changed.
 */
export async function reconcile(cashier: Cashier, log?: Pick<Log, 'warn'>): Promise<number> {
  let changed = 0
  for (const deposit of await depositsToCheck(cashier)) {
    try {
      if (await check(cashier, deposit)) changed++
    } catch (err) {
      log?.warn({ err, deposit: deposit.id }, 'A deposit could not be checked')
    }
  }
  return changed
}

function depositsToCheck({ db, now }: Cashier): Promise<Deposit[]> {
  return db
    .selectFrom('deposits')
    .selectAll()
    .where((row) =>
      row.or([
        row.and([
          row('state', 'in', ['waiting', 'queue']),
          row('checked_at', '<=', now() - 20 * second),
          // Nothing can be known about a transfer whose transaction ID was not sent.
          row.or([row('state', '=', 'queue'), row('kind', '<>', 'transfer'), row('expires_at', '<', now())]),
        ]),
        row.and([
          row('state', '=', 'fail'),
          row('checked_at', '<=', now() - 10 * minute),
          row('finished_at', '>', now() - afterFailure),
        ]),
      ]),
    )
    .orderBy('checked_at')
    .limit(most)
    .execute()
}

async function check(cashier: Cashier, deposit: Deposit): Promise<boolean> {
  const { db, now, payments } = cashier
  await db.updateTable('deposits').set({ checked_at: now() }).where('id', '=', deposit.id).execute()
  const answer = await payments.ask(paymentOf(deposit))
  if (!answer && !newsOfTime(deposit, now())) return false
  const { state } = await applyNews(cashier, deposit, (_, current) => {
    // An answer about what the player sent before says nothing about what was sent since.
    const isAbout = current.transaction_id === deposit.transaction_id
    return answer && isAbout ? newsIn(current, answer) : newsOfTime(current, now())
  })
  return state !== deposit.state
}

function newsOfTime({ state, expires_at, sent_at }: Deposit, now: number): News | undefined {
  if (state === 'waiting' && now > expires_at) return { kind: 'expired', reason: 'expired' }
  if (state === 'queue' && now > (sent_at ?? 0) + longestQueue) return { kind: 'expired', reason: 'unanswered' }
  return undefined
}

/** Reconciles regularly until stopped. */
export function reconcileRegularly(cashier: Cashier, log: Pick<Log, 'warn'>, every = 20 * second): () => void {
  const timer = setInterval(() => {
    reconcile(cashier, log).catch((err: unknown) => log.warn({ err }, 'Deposits could not be checked'))
  }, every)
  timer.unref()
  return () => clearInterval(timer)
}
