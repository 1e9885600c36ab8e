import { useCallback } from 'react'
import { withdrawalStateValues } from '../../contract/choices.ts'
import type { WithdrawalState } from '../../contract/index.ts'
import { useText } from '../../ui/text.ts'
import { useSitePage } from '../page/page.ts'
import type { PlayerActions } from '../page/player.ts'
import { ForPlayer } from '../parts/loading/ForPlayer.tsx'
import { History, type Wanted } from './parts/History.tsx'
import { methodNames } from './parts/method-names.ts'
import { useTransfersFile } from './parts/use-transfers-file.ts'
import { WithdrawalLine } from './WithdrawalLine.tsx'

/** The withdrawals of a signed-in player. */
export const Withdrawals = () => <ForPlayer>{(_, { calls }) => <OwnWithdrawals calls={calls} />}</ForPlayer>

function OwnWithdrawals({ calls }: Pick<PlayerActions, 'calls'>) {
  const text = useText()
  const { code } = useSitePage().locale
  const read = useCallback(
    async ({ option: state, ...wanted }: Wanted<WithdrawalState>) => {
      const query = { ...wanted, ...(state && { state }) }
      const [page, nameOf] = await Promise.all([
        calls.read('withdrawals', { query }, { isFresh: true }),
        methodNames(calls, 'withdrawal-methods', code),
      ])
      if (page.kind === 'failure') return undefined
      const { withdrawals, next } = page.content
      return { rows: withdrawals.map((withdrawal) => ({ withdrawal, method: nameOf(withdrawal.method) })), next }
    },
    [calls, code],
  )
  return (
    <History
      file={useTransfersFile({ calls })}
      label={text('site.history.state')}
      options={withdrawalStateValues}
      nameOf={(state) => text(`site.history.state.${state}`)}
      read={read}
      none={text('site.history.no-withdrawals')}
    >
      {({ withdrawal, method }) => <WithdrawalLine key={withdrawal.id} withdrawal={withdrawal} method={method} />}
    </History>
  )
}
