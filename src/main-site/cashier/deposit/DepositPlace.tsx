import type { Deposit } from '../../../contract/index.ts'
import { listedStep, stepOf, stepsOf } from '../../../rules/main-site/deposit-step.ts'
import { Skeleton } from '../../parts/loading/Skeleton.tsx'
import { Methods } from '../methods/Methods.tsx'
import { Steps } from '../parts/Steps.tsx'
import { PayStep } from '../pay/PayStep.tsx'
import { Failed } from '../result/Failed.tsx'
import { Queued } from '../result/Queued.tsx'
import { Succeeded } from '../result/Succeeded.tsx'
import { useWatch } from '../state/use-watch.ts'
import { TransactionStep } from '../transaction/TransactionStep.tsx'
import { useDeposit } from './use-deposit.ts'

type DepositPlaceProps = { readonly id: string; readonly hasPaid: boolean }

/** A deposit by its id. One that the player does not have leads to the methods. */
export function DepositPlace({ id, hasPaid }: DepositPlaceProps) {
  const { deposit, isMissing } = useDeposit(id)
  if (deposit) return <WatchedDeposit deposit={deposit} hasPaid={hasPaid} />
  return isMissing ? <Methods /> : <Skeleton />
}

function WatchedDeposit({ deposit, hasPaid }: { readonly deposit: Deposit; readonly hasPaid: boolean }) {
  useWatch(deposit)
  const step = stepOf(deposit, hasPaid)
  return (
    <>
      <Steps family="cashier" steps={stepsOf(deposit.kind)} current={listedStep(step)} />
      <Step key={step} deposit={deposit} step={step} />
    </>
  )
}

type StepProps = { readonly deposit: Deposit; readonly step: ReturnType<typeof stepOf> }

function Step({ deposit, step }: StepProps) {
  switch (step) {
    case 'pay':
      return <PayStep deposit={deposit} />
    case 'transaction':
      return <TransactionStep deposit={deposit} />
    case 'queue':
      return <Queued deposit={deposit} />
    case 'success':
      return <Succeeded deposit={deposit} />
    case 'fail':
      return <Failed deposit={deposit} />
    default:
      return step satisfies never
  }
}
