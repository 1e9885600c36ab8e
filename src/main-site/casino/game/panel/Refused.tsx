import { errorText } from '../../../../rules/session/error-texts.ts'
import { usePageBasics } from '../../../../ui/page-basics.ts'
import { useText } from '../../../../ui/text.ts'
import type { ShownGame } from '../../../page/casino.ts'
import { useSitePage } from '../../../page/page.ts'
import { useVisitor } from '../../../page/player.ts'
import { OtherGames } from '../OtherGames.tsx'
import type { Refusal } from '../play/playing.ts'

const aboutLimits = ['loss-limit', 'session-limit', 'self-excluded', 'session-too-long']
const aboutBonus = ['bonus-zero', 'bonus-elsewhere', 'game-without-bonus']

/** What the server would answer. */
const withoutBonus: Refusal = { kind: 'refused', status: 409, code: 'game-without-bonus' }

type RefusedProps = {
  readonly refusal: Refusal | undefined
  /** The game that is played; without it, nothing leads to others. */
  readonly game?: Pick<ShownGame, 'bonusMoney' | 'lobbies'> | undefined
}

/** Why a round did not begin, or cannot begin, and the way on. */
export function Refused({ refusal, game }: RefusedProps) {
  const visitor = useVisitor()
  const plays = visitor.kind === 'player' ? visitor.player.purse : undefined
  const known = game && !game.bonusMoney && plays === 'bonus' ? withoutBonus : refusal
  // With the real balance, what was said of the bonus is over.
  const isOver = known?.kind === 'refused' && aboutBonus.includes(known.code ?? '') && plays === 'real'
  return (
    <div className="refused" role="alert">
      {known && !isOver && <Reason refusal={known} game={game} />}
    </div>
  )
}

function Reason({ refusal, game }: RefusedProps & { readonly refusal: Refusal }) {
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
      {code === 'game-downtime' && game && <OtherGames game={game} />}
      {code !== undefined && aboutBonus.includes(code) && visitor.kind === 'player' && (
        <button type="button" className="button button-quiet" onClick={() => visitor.act.choosePurse('real')}>
          {text('site.player.switch-to-real')}
        </button>
      )}
    </>
  )
}
