export {
  betStatusValues,
  depositStateValues,
  limitKindValues,
  paymentKindValues,
  periodValues,
  priceAcceptanceValues,
  roundStatusValues,
  withdrawalStateValues,
} from './generated/choices.ts'
