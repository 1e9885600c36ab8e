import { useMoney, useText } from '../../ui/text.ts'
import { useSitePage } from '../page/page.ts'
import { type Player, useVisitor } from '../page/player.ts'
import { InboxLink } from './InboxLink.tsx'

/** The doors for visitors; for players their inbox, their name, what they play with, and the way to their menu. */
export function AccountBar() {
  const visitor = useVisitor()
  switch (visitor.kind) {
    case 'visitor':
      return <Doors />
    case 'player':
      return (
        <>
          <InboxLink unread={visitor.player.unread} />
          <PlayerButton player={visitor.player} />
        </>
      )
    case 'unknown':
    case 'blocked':
    case 'unavailable':
      return (
        <>
          <InboxLink />
          <UnknownPlayer />
        </>
      )
    default:
      return visitor satisfies never
  }
}

function Doors() {
  const text = useText()
  const { door } = useSitePage()
  return (
    <>
      <a className="button button-quiet" href={door.signIn}>
        {text('ui.page.sign-in')}
      </a>
      <a className="button" href={door.signUp}>
        {text('ui.page.sign-up')}
      </a>
    </>
  )
}

function PlayerButton({ player }: { readonly player: Player }) {
  const money = useMoney()
  const { name, currency, purse } = player
  return (
    <button type="button" className="player" popoverTarget="account">
      <span className="player-letter" aria-hidden="true">
        {name.slice(0, 1).toUpperCase()}
      </span>
      <span className="player-name">{name}</span>
      <b className={`player-money player-money-${purse}`}>{money(player[purse] / 100, currency)}</b>
    </button>
  )
}

/** As large as the button of a player, so that nothing moves. */
function UnknownPlayer() {
  const text = useText()
  return (
    <button type="button" className="player player-unknown" popoverTarget="account">
      <span className="player-letter" aria-hidden="true">
        •
      </span>
      <span className="player-name">{text('site.player.account')}</span>
    </button>
  )
}
