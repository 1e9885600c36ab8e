import { Navigate, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Toasts } from '../kit/toasts/Toasts.tsx'
import { useSignOut } from './use-sign-out.ts'

/** In place of the frame while somebody has to set up a second factor: there is no other screen. */
export function SetUpFrame({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const signOut = useSignOut()
  return (
    <div className="shell shell-alone">
      <header className="shell-bar shell-bar-short">
        <span className="shell-brand">
          <span aria-hidden="true">⚡</span> Powerplay
        </span>
        <button type="button" className="button button-small" onClick={signOut}>
          Sign out
        </button>
      </header>
      <main className="shell-content">{pathname === '/account' ? children : <Navigate to="/account" />}</main>
      <Toasts />
    </div>
  )
}
