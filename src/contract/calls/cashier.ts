export { type CashierCallName, type CashierCalls, cashierCalls } from '../generated/calls/cashier.ts'
