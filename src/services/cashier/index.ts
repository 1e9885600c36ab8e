import './tables.ts'
import type { Service } from '../../kernel/service.ts'
import { deposit, deposits, paymentCallback, sendTransaction, startDeposit } from './calls/deposits.ts'
import { limits as playerLimits, setLimit } from './calls/limits.ts'
import { paymentMethods } from './calls/methods.ts'
import { withdrawalMethods } from './calls/withdrawal-methods.ts'
import {
  cancelWithdrawal,
  requestWithdrawal,
  withdrawal,
  withdrawalConditions,
  withdrawals,
} from './calls/withdrawals.ts'
import { errors } from './errors.ts'
import { limits } from './limits.ts'
import { migrations } from './migrations/index.ts'
import { sweep } from './sweep.ts'

/** How money comes in and goes out. */
export const cashier = {
  migrations,
  handlers: {
    'cancel-withdrawal': cancelWithdrawal,
    deposit,
    deposits,
    limits: playerLimits,
    'payment-callback': paymentCallback,
    'payment-methods': paymentMethods,
    'request-withdrawal': requestWithdrawal,
    'send-transaction': sendTransaction,
    'set-limit': setLimit,
    'start-deposit': startDeposit,
    withdrawal,
    'withdrawal-conditions': withdrawalConditions,
    'withdrawal-methods': withdrawalMethods,
    withdrawals,
  },
  errors,
  limits,
  sweep,
} satisfies Service
