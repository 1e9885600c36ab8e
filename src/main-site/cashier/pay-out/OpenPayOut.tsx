import { useCallback, useState } from 'react'
import type { Withdrawal } from '../../../contract/index.ts'
import type { PayOutPlace } from '../../../rules/main-site/cashier-place.ts'
import type { Player, PlayerActions } from '../../page/player.ts'
import { WithdrawStep } from './form/WithdrawStep.tsx'
import { Overview } from './overview/Overview.tsx'
import { type Loaded, loadSituation, type Situation } from './state/load.ts'
import { PayingOutProvider } from './state/paying-out.ts'
import { WithdrawalPlace } from './status/WithdrawalPlace.tsx'

type OpenPayOutProps = {
  readonly place: PayOutPlace
  readonly player: Player
  readonly act: PlayerActions
  readonly loaded: Loaded
}

/** Withdrawals, with what is known of them. */
export function OpenPayOut({ place, player, act: { calls, refresh }, loaded }: OpenPayOutProps) {
  const { methods, person } = loaded
  const [{ standing, open }, setSituation] = useState<Situation>(loaded)
  const [withdrawals, setWithdrawals] = useState<ReadonlyMap<string, Withdrawal>>(() => byId(loaded.open))
  const keep = useCallback(
    (withdrawal: Withdrawal) => setWithdrawals((before) => new Map([...before, [withdrawal.id, withdrawal]])),
    [],
  )
  const renew = useCallback(async () => {
    const situation = await loadSituation(calls)
    if (!situation) return
    setSituation(situation)
    setWithdrawals((before) => new Map([...byId(situation.open), ...before]))
  }, [calls])
  const settle = useCallback(
    async (withdrawal: Withdrawal) => {
      await Promise.all([refresh(), renew()])
      keep(withdrawal)
    },
    [refresh, renew, keep],
  )
  const known = { player, methods, person, standing, open, withdrawals }
  return (
    <PayingOutProvider value={{ ...known, calls, refresh, keep, settle, renew }}>
      <div className="tool">
        <Place place={place} />
      </div>
    </PayingOutProvider>
  )
}

const byId = (withdrawals: readonly Withdrawal[]) =>
  new Map(withdrawals.map((withdrawal) => [withdrawal.id, withdrawal]))

function Place({ place }: Pick<OpenPayOutProps, 'place'>) {
  switch (place.kind) {
    case 'withdraw':
      return <Overview />
    case 'withdraw-amount':
      return <WithdrawStep key={place.method} id={place.method} />
    case 'withdrawal':
      return <WithdrawalPlace key={place.id} id={place.id} />
    default:
      return place satisfies never
  }
}
