export {
  depositStateValues,
  limitKindValues,
  paymentKindValues,
  periodValues,
  priceAcceptanceValues,
  withdrawalStateValues,
} from './generated/choices.ts'
