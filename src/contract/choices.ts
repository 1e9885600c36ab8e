export { depositStateValues, paymentKindValues, periodValues, withdrawalStateValues } from './generated/choices.ts'
