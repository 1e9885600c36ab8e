import { Skeleton } from '../../../parts/loading/Skeleton.tsx'
import { Overview } from '../overview/Overview.tsx'
import { useWithdrawal } from './use-withdrawal.ts'
import { WithdrawalStatus } from './WithdrawalStatus.tsx'

/** A withdrawal by its id. One that the player does not have leads to the conditions. */
export function WithdrawalPlace({ id }: { readonly id: string }) {
  const { withdrawal, isMissing, look } = useWithdrawal(id)
  if (withdrawal) return <WithdrawalStatus withdrawal={withdrawal} look={look} />
  return isMissing ? <Overview /> : <Skeleton />
}
