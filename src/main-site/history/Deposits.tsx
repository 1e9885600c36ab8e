import { useCallback } from 'react'
import { depositStateValues } from '../../contract/choices.ts'
import type { DepositState } from '../../contract/index.ts'
import { useText } from '../../ui/text.ts'
import { useSitePage } from '../page/page.ts'
import type { PlayerActions } from '../page/player.ts'
import { ForPlayer } from '../parts/loading/ForPlayer.tsx'
import { DepositLine } from './DepositLine.tsx'
import { History, type Wanted } from './parts/History.tsx'
import { methodNames } from './parts/method-names.ts'
import { useTransfersFile } from './parts/use-transfers-file.ts'

/** The deposits of a signed-in player. */
export const Deposits = () => <ForPlayer>{(_, { calls }) => <OwnDeposits calls={calls} />}</ForPlayer>

function OwnDeposits({ calls }: Pick<PlayerActions, 'calls'>) {
  const text = useText()
  const { code } = useSitePage().locale
  const read = useCallback(
    async ({ option: state, ...wanted }: Wanted<DepositState>) => {
      const query = { ...wanted, ...(state && { state }) }
      const [page, nameOf] = await Promise.all([
        calls.read('deposits', { query }, { isFresh: true }),
        methodNames(calls, 'payment-methods', code),
      ])
      if (page.kind === 'failure') return undefined
      const { deposits, next } = page.content
      return { rows: deposits.map((deposit) => ({ deposit, method: nameOf(deposit.method) })), next }
    },
    [calls, code],
  )
  return (
    <History
      file={useTransfersFile({ calls })}
      label={text('site.history.state')}
      options={depositStateValues}
      nameOf={(state) => text(`site.history.state.${state}`)}
      read={read}
      none={text('site.history.no-deposits')}
    >
      {({ deposit, method }) => <DepositLine key={deposit.id} deposit={deposit} method={method} />}
    </History>
  )
}
