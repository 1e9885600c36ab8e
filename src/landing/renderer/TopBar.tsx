import { Icon } from '../../ui/Icon.tsx'
import { useText } from '../../ui/text.ts'
import { DialogLink } from '../page/DialogLink.tsx'
import { useJourney } from '../page/journey.ts'
import { usePage } from '../page/page.ts'
import { SignInLink } from '../page/SignInLink.tsx'

/** The brand, sign-in and registration: visitors can register without playing a game first. */
export function TopBar() {
  const text = useText()
  const { site } = usePage()
  const { player } = useJourney()
  return (
    <header>
      {site.mode === 'demo' && <p className="demo-mark">{text('ui.page.demo')}</p>}
      <div className="top">
        <span className="brand">
          <Icon name={site.brand.logo} className="brand-logo" />
          {site.brand.name}
        </span>
        {player ? <PlayerLinks name={player.name} /> : <VisitorLinks />}
      </div>
    </header>
  )
}

function VisitorLinks() {
  const text = useText()
  const { dialog } = usePage()
  return (
    <>
      <SignInLink className="top-link">{text('ui.page.sign-in')}</SignInLink>
      <DialogLink dialog={dialog.name} className="top-register">
        {text('ui.page.sign-up')}
      </DialogLink>
    </>
  )
}

/** For a player who is signed in already. */
function PlayerLinks({ name }: { readonly name: string }) {
  const text = useText()
  const { destination } = usePage()
  const { act } = useJourney()
  return (
    <>
      <b className="top-player">{name}</b>
      <button type="button" className="top-link top-log-out" onClick={act?.logOut}>
        {text('ui.page.log-out')}
      </button>
      <a className="top-register" href={destination}>
        {text('ui.page.go-on')}
      </a>
    </>
  )
}
