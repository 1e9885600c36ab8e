import { Suspense } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { late } from '../../ui/late.ts'
import { useText } from '../../ui/text.ts'
import { DialogLink } from '../page/DialogLink.tsx'
import { useJourney } from '../page/journey.ts'
import { usePage } from '../page/page.ts'
import { SignInLink } from '../page/SignInLink.tsx'

const PlayerLinks = late(() => import('./PlayerLinks.tsx'))

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
        {player ? <LatePlayerLinks name={player.name} /> : <VisitorLinks />}
      </div>
    </header>
  )
}

function LatePlayerLinks({ name }: { readonly name: string }) {
  return (
    <Suspense>
      <PlayerLinks name={name} />
    </Suspense>
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
