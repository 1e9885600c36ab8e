import type { FastifyInstance } from 'fastify'
import type { Log } from '../../kernel/log.ts'
import { addDemoAccounts } from '../../services/cashier/accounts/demo-accounts.ts'
import type { Cashier } from '../../services/cashier/cashier.ts'
import { receiveCall } from '../../services/cashier/deposits/receive-call.ts'
import { mountDemoPage } from '../../services/cashier/provider/demo-page.ts'
import { createDemonstration } from '../../services/cashier/provider/demonstration.ts'
import type { PaymentProvider } from '../../services/cashier/provider/provider.ts'
import { reconcileRegularly } from '../../services/cashier/reconcile.ts'

type OpenPayments = {
  readonly provider: PaymentProvider
  /** Begins to look for lost calls of the provider. */
  readonly start: (cashier: Cashier) => Promise<void>
  readonly mount: (app: FastifyInstance) => void
  readonly close: () => void
}

/** The payment provider, and what keeps deposits in step with it. */
export function openPayments(kernel: Pick<Cashier, 'now' | 'secrets'>, log: Log): OpenPayments {
  const timers = new Set<NodeJS.Timeout>()
  let cashier: Cashier | undefined
  let stop = () => {}
  const provider = createDemonstration({
    ...kernel,
    log,
    later: (milliseconds, work) => void timers.add(setTimeout(work, milliseconds).unref()),
    deliver: async (name, call) => cashier && receiveCall(cashier, name, call),
  })
  return {
    provider,
    async start(opened) {
      cashier = opened
      await addDemoAccounts(opened)
      stop = reconcileRegularly(opened, log)
    },
    mount(app) {
      if (cashier?.payments.isDemonstration) mountDemoPage(app, cashier)
    },
    close() {
      stop()
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
