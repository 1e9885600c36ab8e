import { Link } from '@tanstack/react-router'
import { KeyCaps } from '../kit/commands/KeyCaps.tsx'
import { useDensityCommand } from '../kit/density/use-density-command.ts'
import { Initials } from '../kit/person/Initials.tsx'
import { useStaff } from '../model/staff/staff.ts'
import { Navigation } from './navigation/Navigation.tsx'
import { SchemeSwitch } from './scheme/SchemeSwitch.tsx'
import { useSignOut } from './use-sign-out.ts'

type SideBarProps = { readonly onPalette: () => void; readonly onHelp: () => void }

/** Where somebody can go, and who they are. */
export function SideBar({ onPalette, onHelp }: SideBarProps) {
  const { name, email, role } = useStaff()
  const signOut = useSignOut()
  useDensityCommand()
  return (
    <header className="side-bar">
      <Link to="/" className="side-bar-brand" aria-label="Powerplay">
        <span aria-hidden="true">⚡</span> <span className="side-bar-wide">Powerplay</span>
      </Link>
      <button type="button" className="side-bar-search" onClick={onPalette}>
        <span>Search…</span>
        <KeyCaps keys="Mod+K" />
      </button>
      <Navigation />
      <div className="side-bar-foot">
        <Link to="/account" className="side-bar-person" title={`${email}: my account`}>
          <Initials name={name} />
          <span className="side-bar-name">
            {name} <span className="muted">{role}</span>
          </span>
        </Link>
        <div className="side-bar-acts">
          <button
            type="button"
            className="button button-quiet button-small"
            onClick={onHelp}
            aria-label="Keyboard shortcuts"
            title="Keyboard shortcuts"
          >
            ?
          </button>
          <SchemeSwitch />
          <button
            type="button"
            className="button button-quiet button-small"
            onClick={signOut}
            aria-label="Sign out"
            title="Sign out"
          >
            <svg className="screen-icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M13 4.5H5v15h8M10 12h10M16.5 8.5 20 12l-3.5 3.5" />
            </svg>
          </button>
        </div>
      </div>
    </header>
  )
}
