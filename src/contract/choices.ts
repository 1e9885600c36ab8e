export {
  betStatusValues,
  depositStateValues,
  limitKindValues,
  paymentKindValues,
  periodValues,
  priceAcceptanceValues,
  withdrawalStateValues,
} from './generated/choices.ts'
