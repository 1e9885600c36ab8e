import { useText } from '../../../../ui/text.ts'
import type { ShownGame } from '../../../page/casino.ts'
import { useVisitor } from '../../../page/player.ts'
import { Fairness } from '../info/Fairness.tsx'
import { RealityCheck } from '../info/RealityCheck.tsx'
import { Poster } from '../Poster.tsx'
import { useInMoney } from '../play/use-in-money.ts'
import { useTerms } from '../play/use-terms.ts'
import { CrashTable } from './CrashTable.tsx'
import { DealtTable } from './DealtTable.tsx'
import { useOwnBets } from './use-own-bets.ts'
import { useTable } from './use-table.ts'

type TableProps = { readonly game: ShownGame; readonly trial: string | undefined }

/** A table at which everybody plays the same round, on the server's clock. */
export function Table({ game, trial }: TableProps) {
  const text = useText()
  const { table, clock, isLive } = useTable(game.id)
  const own = useOwnBets(game.id, table)
  const terms = useTerms(game.id)
  const inMoney = useInMoney()
  const isPlayer = useVisitor().kind === 'player'
  if (!table) return <Poster game={game} trial={trial} />
  const parts = { game, table, clock, own, terms }
  return (
    <>
      {!isLive && (
        <p className="table-standing" role="status">
          {text('site.play.table-poll')}
        </p>
      )}
      {game.engine.kind === 'crash' ? <CrashTable {...parts} rules={game.engine} /> : <DealtTable {...parts} />}
      {isPlayer && (
        <>
          <RealityCheck terms={terms} inMoney={inMoney} />
          <Fairness />
        </>
      )}
    </>
  )
}
