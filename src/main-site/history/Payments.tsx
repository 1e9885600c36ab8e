import { useCallback, useState } from 'react'
import { type Period, spanOf } from '../../rules/cashier/periods.ts'
import { readStatement, type StatementRow } from '../../rules/main-site/read-statement.ts'
import { useText } from '../../ui/text.ts'
import type { PlayerActions } from '../page/player.ts'
import { ForPlayer } from '../parts/loading/ForPlayer.tsx'
import { useLoaded } from '../parts/loading/use-loaded.ts'
import { WhenLoaded } from '../parts/loading/WhenLoaded.tsx'
import { Download } from './Download.tsx'
import { PaymentLine } from './PaymentLine.tsx'
import { PeriodChoice } from './PeriodChoice.tsx'

/** Everything that changed the money of a signed-in player. */
export const Payments = () => <ForPlayer>{(_, { calls }) => <LoadedPayments calls={calls} />}</ForPlayer>

/** The file of all transfers is loaded once: what arrives meanwhile moves nothing. */
function LoadedPayments({ calls }: Pick<PlayerActions, 'calls'>) {
  const { loading, again } = useLoaded(
    useCallback(async () => {
      const file = await calls.read('own-transfers', {}, { isFresh: true })
      return file.kind === 'answer' ? readStatement(file.content) : undefined
    }, [calls]),
  )
  return (
    <WhenLoaded loading={loading} again={again}>
      {(rows) => <ListedPayments rows={rows} calls={calls} />}
    </WhenLoaded>
  )
}

const page = 20

type ListedPaymentsProps = Pick<PlayerActions, 'calls'> & { readonly rows: readonly StatementRow[] }

function ListedPayments({ rows, calls }: ListedPaymentsProps) {
  const text = useText()
  const [{ period, most }, setShown] = useState<{ period: Period; most: number }>({ period: 'all', most: page })
  const { from, until } = spanOf(period, Date.now())
  const fitting = rows.filter(({ at }) => at >= from && at < until)
  return (
    <div className="tool">
      <div className="filters">
        <PeriodChoice period={period} choose={(chosen) => setShown({ period: chosen, most: page })} />
      </div>
      <Download calls={calls} />
      {fitting.length === 0 && <p className="panel">{text('site.history.no-payments')}</p>}
      <ul className="history">
        {fitting.slice(0, most).map((row) => (
          <PaymentLine key={`${row.transfer} ${row.pocket}`} row={row} />
        ))}
      </ul>
      {fitting.length > most && (
        <button
          type="button"
          className="button button-quiet button-wide"
          onClick={() => setShown({ period, most: most + page })}
        >
          {text('site.tool.more')}
        </button>
      )}
    </div>
  )
}
