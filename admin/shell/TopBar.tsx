import { Link } from '@tanstack/react-router'
import { KeyCaps } from '../kit/commands/KeyCaps.tsx'
import { useStaff } from '../model/staff/staff.ts'
import { ReviewCount } from './ReviewCount.tsx'
import { SchemeSwitch } from './scheme/SchemeSwitch.tsx'
import { screensFor } from './screens.ts'
import { useSignOut } from './use-sign-out.ts'

type TopBarProps = { readonly onPalette: () => void; readonly onHelp: () => void }

export function TopBar({ onPalette, onHelp }: TopBarProps) {
  const { name, email, role } = useStaff()
  const signOut = useSignOut()
  return (
    <header className="shell-bar">
      <Link to="/" className="shell-brand">
        <span aria-hidden="true">⚡</span> Powerplay
      </Link>
      <nav aria-label="Screens">
        <ul className="shell-screens">
          {screensFor(role).map(({ to, label }) => (
            <li key={to}>
              <Link to={to} activeOptions={{ exact: true, includeSearch: false }}>
                {label}
                {to === '/reviews' && <ReviewCount />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <button type="button" className="shell-search" onClick={onPalette}>
        Search… <KeyCaps keys="Mod+K" />
      </button>
      <button
        type="button"
        className="button button-quiet button-small"
        onClick={onHelp}
        aria-label="Keyboard shortcuts"
      >
        ?
      </button>
      <SchemeSwitch />
      <Link to="/account" className="shell-person" title={`${email}: my account`}>
        {name} <span className="muted">{role}</span>
      </Link>
      <button type="button" className="button button-small" onClick={signOut}>
        Sign out
      </button>
    </header>
  )
}
