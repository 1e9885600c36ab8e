import './tables.ts'
import type { Service } from '../../kernel/service.ts'
import { deposit, deposits, paymentCallback, sendTransaction, startDeposit } from './calls/deposits.ts'
import { paymentMethods } from './calls/methods.ts'
import { errors } from './errors.ts'
import { limits } from './limits.ts'
import { migrations } from './migrations/index.ts'
import { sweep } from './sweep.ts'

/** How money comes in. */
export const cashier = {
  migrations,
  handlers: {
    deposit,
    deposits,
    'payment-callback': paymentCallback,
    'payment-methods': paymentMethods,
    'send-transaction': sendTransaction,
    'start-deposit': startDeposit,
  },
  errors,
  limits,
  sweep,
} satisfies Service
