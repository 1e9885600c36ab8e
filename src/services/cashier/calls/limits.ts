import type { CashierCalls } from '../../../contract/calls/cashier.ts'
import { invalidInput } from '../../../kernel/calls/errors.ts'
import type { LimitKind } from '../../../rules/limits/limit-in-force.ts'
import type { Cashier, Handler } from '../cashier.ts'
import { limitKinds, limitsInForce, setLimit as store } from '../limits/player-limits.ts'

type Described = CashierCalls['limits']['answer']

const day = 24 * 60 * 60_000

export const limits: Handler<'limits'> = (cashier, { player: { account } }) => describe(cashier, account.id)

export const setLimit: Handler<'set-limit'> = async (cashier, { body: { kind, value }, player: { account } }) => {
  const now = cashier.now()
  if (kind === 'exclusion') await requireLonger(cashier, account.id, value)
  await store(cashier.db, { player: account.id, now, kind, value: storedValue(kind, value, now) })
  return describe(cashier, account.id)
}

/** An exclusion is said in days, and stored as the moment at which it ends. */
function storedValue(kind: LimitKind, value: number | null, now: number): number | null {
  if (value === null) return null
  if ((kind === 'session' && value > 24 * 60) || (kind === 'exclusion' && value > 3650)) throw invalidInput('value')
  return kind === 'exclusion' ? now + value * day : value
}

/** Who wants to play again sooner is told at once that this is not possible. */
async function requireLonger({ db, now }: Cashier, player: string, days: number | null): Promise<void> {
  const { exclusion } = await limitsInForce(db, { player, now: now() })
  if (days === null || now() + days * day < (exclusion.value ?? 0)) throw invalidInput('value')
}

async function describe({ db, now }: Pick<Cashier, 'db' | 'now'>, player: string): Promise<Described> {
  const inForce = await limitsInForce(db, { player, now: now() })
  return {
    limits: limitKinds.map((kind) => {
      const { value, next } = inForce[kind]
      const say = (stored: number | null) => (kind === 'exclusion' ? secondsOf(stored) : stored)
      return {
        kind,
        value: say(value),
        ...(next && { next: { value: say(next.value), from: Math.ceil(next.from / 1000) } }),
      }
    }),
  }
}

const secondsOf = (moment: number | null) => (moment === null ? null : Math.ceil(moment / 1000))
