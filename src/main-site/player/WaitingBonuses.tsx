import { isInBonusHour } from '../../rules/main-site/bonus-hour.ts'
import { fragmentOf } from '../../rules/main-site/cashier-place.ts'
import { type Content, useSitePage } from '../page/page.ts'
import { type Player, useVisitor } from '../page/player.ts'
import { BonusCard } from './BonusCard.tsx'
import { OpenDeposit } from './OpenDeposit.tsx'

/** What waits for the player's deposit: over the page, so that it moves nothing. */
export function WaitingBonuses() {
  const visitor = useVisitor()
  const { content } = useSitePage()
  if (visitor.kind !== 'player' || showThemselves.includes(content.kind)) return null
  return <Waiting player={visitor.player} />
}

/** The pages of money and bonuses show it by themselves. */
const showThemselves: readonly Content['kind'][] = [
  ...(['cashier', 'deposits', 'withdrawals', 'payments', 'bets', 'bonuses'] as const),
]

/** A deposit that was begun comes first; the bonus is the reminder of a new player's first hour. */
function Waiting({ player: { unfinished, waiting, currency, registeredAt } }: { readonly player: Player }) {
  const { navigation } = useSitePage()
  const [bonus] = isInBonusHour(registeredAt, Date.now() / 1000) ? waiting : []
  if (!unfinished && !bonus) return null
  return (
    <aside className="waiting">
      {unfinished ? (
        <OpenDeposit
          deposit={unfinished}
          href={navigation.cashier + fragmentOf({ kind: 'deposit', id: unfinished.id, hasPaid: false })}
        />
      ) : (
        bonus && <BonusCard bonus={bonus} currency={currency} />
      )}
    </aside>
  )
}
