import type { Kernel } from '../../../kernel/kernel.ts'
import type { Log } from '../../../kernel/log.ts'
import { newId } from '../../../kernel/secrets.ts'
import { type Said, saidAbout } from './behaviours.ts'
import type { Payment, PaymentProvider } from './provider.ts'
import { type SignedCall, signCall } from './signature.ts'

const name = 'demonstration'

/** How long the demonstration takes to pay a code or on a page: players want to see them. */
const payingTime = 5_000

type Parts = Pick<Kernel, 'now' | 'secrets'> & {
  readonly log: Pick<Log, 'warn'>
  /** Does something after so many milliseconds, if the process still runs. */
  readonly later: (milliseconds: number, work: () => void) => void
  /** Calls back. */
  readonly deliver: (provider: string, call: SignedCall) => Promise<unknown>
}

/** A payment provider without money: it answers by the amount or the transaction ID, as docs/operating.md says. */
export function createDemonstration({ now, secrets, log, later, deliver }: Parts): PaymentProvider {
  const callBack = (payment: Payment, { answer }: Said) => {
    const call = signCall(secrets, name, { id: newId(), time: now(), deposit: payment.id, ...answer })
    deliver(name, call).catch((err: unknown) => log.warn({ err }, 'A call of the payment demonstration failed'))
  }
  const callBackLater = (payment: Payment) => {
    for (const said of saidAbout(payment)) later(delayOf(payment) + said.after, () => callBack(payment, said))
  }
  return {
    name,
    isDemonstration: true,
    async announce(payment, locale) {
      if (payment.kind !== 'transfer') callBackLater(payment)
      return payment.kind === 'redirect' ? `${demoPages}/${locale}/${payment.reference}` : undefined
    },
    async lookFor(payment) {
      callBackLater(payment)
    },
    async ask(payment) {
      const { since } = payment
      if (since === undefined) return undefined
      const due = saidAbout(payment).filter(({ after }) => since + delayOf(payment) + after <= now())
      return due.at(-1)?.answer
    },
  }
}

/** Where the pages are on which players would pay. */
export const demoPages = '/demo-payments'

const delayOf = ({ kind }: Payment) => (kind === 'transfer' ? 0 : payingTime)
