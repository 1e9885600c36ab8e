import { errorText } from '../../../../rules/session/error-texts.ts'
import { usePageBasics } from '../../../../ui/page-basics.ts'
import { useText } from '../../../../ui/text.ts'
import { useSitePage } from '../../../page/page.ts'
import { useVisitor } from '../../../page/player.ts'
import type { Refusal } from '../play/playing.ts'

const aboutLimits = ['loss-limit', 'session-limit', 'self-excluded', 'session-too-long']
const aboutBonus = ['bonus-zero', 'bonus-elsewhere', 'game-without-bonus']

/** Why a round did not begin, and the way on. */
export function Refused({ refusal }: { readonly refusal: Refusal | undefined }) {
  return (
    <div className="refused" role="alert">
      {refusal && <Reason refusal={refusal} />}
    </div>
  )
}

function Reason({ refusal }: { readonly refusal: Refusal }) {
  const text = useText()
  const { texts } = usePageBasics()
  const { navigation } = useSitePage()
  const visitor = useVisitor()
  if (refusal.kind === 'lost') return <p className="problem">{text('site.play.lost')}</p>
  const { code, status } = refusal
  const id = errorText(status, code)
  return (
    <>
      <p className="problem">{text(id !== undefined && id in texts ? id : 'ui.notice.something-wrong')}</p>
      {code === 'insufficient-funds' && <a href={navigation.cashier}>{text('site.player.to-cashier')}</a>}
      {code !== undefined && aboutLimits.includes(code) && navigation.screens.settings && (
        <a href={`${navigation.screens.settings}#limits`}>{text('site.tool.to-limits')}</a>
      )}
      {code !== undefined && aboutBonus.includes(code) && visitor.kind === 'player' && (
        <button type="button" className="button button-quiet" onClick={() => visitor.act.choosePurse('real')}>
          {text('site.player.switch-to-real')}
        </button>
      )}
    </>
  )
}
