import { errorText } from '../../../rules/session/error-texts.ts'
import { usePageBasics } from '../../../ui/page-basics.ts'
import { useText } from '../../../ui/text.ts'
import { HelpLink } from '../../page/HelpLink.tsx'
import { useSitePage } from '../../page/page.ts'
import { useVisitor } from '../../page/player.ts'
import type { Refusal } from '../state/placing.ts'

/** Why bets were not placed; each reason is said once. */
export function Refusals({ refusals }: { readonly refusals: readonly Refusal[] }) {
  const reasons = new Map(
    refusals.map((refusal) => [refusal.kind === 'refused' ? refusal.code : refusal.kind, refusal]),
  )
  return (
    <div className="slip-refusals" role="alert">
      {[...reasons].map(([reason, refusal]) => (
        <Refused key={reason} refusal={refusal} />
      ))}
    </div>
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
  const shown = id !== undefined && id in texts ? id : 'ui.notice.something-wrong'
  return (
    <div className="slip-refused">
      <p className="problem">
        {text(shown)} <HelpLink about={shown} />
      </p>
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
