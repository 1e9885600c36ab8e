import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Answer } from '../api/ask.ts'
import './shell.css'

type ShellProps = { readonly staff: Answer<'session'>['staff']; readonly children: ReactNode }

/** The frame around every screen. */
export function Shell({ staff, children }: ShellProps) {
  return (
    <div className="shell">
      <header className="shell-bar">
        <Link to="/" className="shell-brand">
          Powerplay
        </Link>
        <span className="muted">{staff.name}</span>
      </header>
      <main className="shell-content">{children}</main>
    </div>
  )
}
