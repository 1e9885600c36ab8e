import { useCallback, useEffect, useRef, useState } from 'react'
import type { Deposit } from '../../contract/index.ts'
import type { PayInPlace } from '../../rules/main-site/cashier-place.ts'
import { isRunning } from '../../rules/main-site/deposit-step.ts'
import type { Player, PlayerActions } from '../page/player.ts'
import { AmountStep } from './amount/AmountStep.tsx'
import { DepositPlace } from './deposit/DepositPlace.tsx'
import { Methods } from './methods/Methods.tsx'
import { CashierProvider } from './state/cashier.ts'
import { lastDeposit } from './state/last-deposit.ts'
import type { Loaded } from './state/load.ts'

type OpenPayInProps = {
  readonly place: PayInPlace
  readonly player: Player
  readonly act: PlayerActions
  readonly loaded: Loaded
}

/** Deposits, with what is known of them. */
export function OpenPayIn({
  place,
  player,
  act: { calls, refresh },
  loaded: { methods, deposits: found },
}: OpenPayInProps) {
  const [deposits, setDeposits] = useState<ReadonlyMap<string, Deposit>>(() => byId(found))
  const awaited = useRef(new Set(player.waiting.length > 0 ? found.filter(isRunning).map(({ id }) => id) : []))
  const isWaiting = player.waiting.length > 0
  const keep = useCallback(
    (deposit: Deposit) => {
      if (isRunning(deposit) && isWaiting) awaited.current.add(deposit.id)
      if (isRunning(deposit)) lastDeposit.write(deposit.id)
      setDeposits((before) => new Map([...before, [deposit.id, deposit]]))
    },
    [isWaiting],
  )
  // The other pages remind of what was left unfinished here.
  useEffect(() => () => void refresh(), [refresh])
  return (
    <CashierProvider value={{ player, calls, refresh, methods, deposits, keep, awaited: awaited.current }}>
      <div className="tool">
        <Place place={place} />
      </div>
    </CashierProvider>
  )
}

const byId = (deposits: readonly Deposit[]) => new Map(deposits.map((deposit) => [deposit.id, deposit]))

function Place({ place }: Pick<OpenPayInProps, 'place'>) {
  switch (place.kind) {
    case 'methods':
      return <Methods />
    case 'amount':
      return <AmountStep key={place.method} id={place.method} />
    case 'deposit':
      return <DepositPlace key={place.id} id={place.id} hasPaid={place.hasPaid} />
    default:
      return place satisfies never
  }
}
