export {
  depositStateValues,
  limitKindValues,
  paymentKindValues,
  periodValues,
  withdrawalStateValues,
} from './generated/choices.ts'
