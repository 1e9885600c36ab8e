import { Icon } from '../../ui/Icon.tsx'
import { useText } from '../../ui/text.ts'
import { DialogLink } from '../page/DialogLink.tsx'
import { usePage } from '../page/page.ts'
import { SignInLink } from '../page/SignInLink.tsx'

/** The brand, sign-in and registration: visitors can register without playing a game first. */
export function TopBar() {
  const text = useText()
  const { site, dialog } = usePage()
  return (
    <header>
      {site.mode === 'demo' && <p className="demo-mark">{text('ui.page.demo')}</p>}
      <div className="top">
        <span className="brand">
          <Icon name={site.brand.logo} className="brand-logo" />
          {site.brand.name}
        </span>
        <SignInLink className="top-link">{text('ui.page.sign-in')}</SignInLink>
        <DialogLink dialog={dialog.name} className="top-register">
          {text('ui.page.sign-up')}
        </DialogLink>
      </div>
    </header>
  )
}
