import type { TradedMatch } from '../../../../src/contract/index.ts'
import { Ago } from '../../../kit/format/Ago.tsx'
import { FactList } from '../../../kit/screen/FactList.tsx'

export function MatchFacts({ match }: { readonly match: TradedMatch }) {
  const { id, sport, competition, startsAt, score, stop, bets } = match
  return (
    <FactList
      facts={[
        ['Sport', sport],
        ['Competition', competition],
        ['Start', <Ago key="start" moment={startsAt} />],
        ['Score', score],
        ['Open bets', String(bets)],
        [
          'Suspended',
          stop && (
            <span key="stop">
              by {stop.by}, <Ago moment={stop.at} />: {stop.reason}
            </span>
          ),
        ],
        ['Id', <code key="id">{id}</code>],
      ]}
    />
  )
}
