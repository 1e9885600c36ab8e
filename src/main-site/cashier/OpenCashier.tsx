import { useCallback, useEffect, useRef, useState } from 'react'
import type { Deposit } from '../../contract/index.ts'
import { isRunning } from '../../rules/main-site/deposit-step.ts'
import type { Player, PlayerActions } from '../page/player.ts'
import { AmountStep } from './amount/AmountStep.tsx'
import { DepositPlace } from './deposit/DepositPlace.tsx'
import { Methods } from './methods/Methods.tsx'
import { CashierProvider } from './state/cashier.ts'
import { lastDeposit } from './state/last-deposit.ts'
import type { Loaded } from './state/load.ts'
import { usePlace } from './state/use-place.ts'

type OpenCashierProps = { readonly player: Player; readonly act: PlayerActions; readonly loaded: Loaded }

/** The cashier with what it knows of the player's deposits. A withdrawal is a second tab beside the deposit. */
export function OpenCashier({
  player,
  act: { calls, refresh },
  loaded: { methods, deposits: found },
}: OpenCashierProps) {
  const [deposits, setDeposits] = useState<ReadonlyMap<string, Deposit>>(() => byId(found))
  const hasMoved = useRef(false)
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
    <CashierProvider value={{ player, calls, refresh, methods, deposits, keep, awaited: awaited.current, hasMoved }}>
      <div className="tool">
        <Place />
      </div>
    </CashierProvider>
  )
}

const byId = (deposits: readonly Deposit[]) => new Map(deposits.map((deposit) => [deposit.id, deposit]))

function Place() {
  const place = usePlace()
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
