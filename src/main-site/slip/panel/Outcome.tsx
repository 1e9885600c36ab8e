import type { Bet } from '../../../contract/index.ts'
import { errorText } from '../../../rules/session/error-texts.ts'
import { usePageBasics } from '../../../ui/page-basics.ts'
import { useMoney, useText } from '../../../ui/text.ts'
import { useOdds } from '../../odds/use-odds.ts'
import { useSitePage } from '../../page/page.ts'
import { useVisitor } from '../../page/player.ts'
import type { Placing, Refusal } from '../state/placing.ts'

type OutcomeProps = { readonly placing: Placing; readonly forget: () => void }

/** What became of the bets that were placed last. */
export function Outcome({ placing: { placed, refusals }, forget }: OutcomeProps) {
  const text = useText()
  const { navigation } = useSitePage()
  return (
    <div className="slip-outcome" role="alert">
      {placed.length > 0 && (
        <section className="slip-placed">
          <h3>{text('site.slip.accepted', { count: placed.length })}</h3>
          {placed.map((bet) => (
            <PlacedBet key={bet.id} bet={bet} />
          ))}
          <div className="slip-next">
            {navigation.screens.bets && (
              <a className="button button-quiet" href={navigation.screens.bets}>
                {text('site.slip.my-bets')}
              </a>
            )}
            <button type="button" className="button" onClick={forget}>
              {text('site.slip.done')}
            </button>
          </div>
        </section>
      )}
      {refusals.map((refusal) => (
        <Refused key={refusal.kind === 'refused' ? refusal.code : refusal.kind} refusal={refusal} />
      ))}
    </div>
  )
}

function PlacedBet({ bet: { odds, total, possible_win, currency } }: { readonly bet: Bet }) {
  const text = useText()
  const money = useMoney()
  const written = useOdds()
  const words = { stake: money(total / 100, currency), win: money(possible_win / 100, currency) }
  return (
    <p>
      {odds === undefined
        ? text('site.slip.placed-system', words)
        : text('site.slip.placed', { ...words, odds: written(odds) })}
    </p>
  )
}

const aboutLimits = ['loss-limit', 'session-limit', 'self-excluded']

/** Why a bet was not placed, and the way on. */
function Refused({ refusal }: { readonly refusal: Refusal }) {
  const text = useText()
  const { texts } = usePageBasics()
  const { navigation } = useSitePage()
  const visitor = useVisitor()
  if (refusal.kind !== 'refused') return <p className="problem">{text(`site.slip.refused-${refusal.kind}`)}</p>
  const { code, status } = refusal
  const id = errorText(status, code)
  return (
    <div className="slip-refused">
      <p className="problem">{text(id !== undefined && id in texts ? id : 'ui.notice.something-wrong')}</p>
      {code === 'insufficient-funds' && <a href={navigation.cashier}>{text('site.player.to-cashier')}</a>}
      {code !== undefined && aboutLimits.includes(code) && navigation.screens.settings && (
        <a href={`${navigation.screens.settings}#limits`}>{text('site.tool.to-limits')}</a>
      )}
      {(code === 'bonus-zero' || code === 'bonus-elsewhere') && visitor.kind === 'player' && (
        <button type="button" className="button button-quiet" onClick={() => visitor.act.choosePurse('real')}>
          {text('site.player.switch-to-real')}
        </button>
      )}
    </div>
  )
}
