import { useEffect } from 'react'
import { SignInForm } from './SignInForm.tsx'
import '../../kit/screen/card-page.css'

export function SignIn() {
  useEffect(() => {
    document.title = 'Sign in · Powerplay'
  }, [])
  return (
    <main className="session">
      <div className="session-card">
        <h1>
          <span aria-hidden="true">⚡</span> Powerplay
        </h1>
        <p className="muted">The landings, their drafts, and what is published.</p>
        <SignInForm />
        <p className="muted session-note">
          No account yet, or no password any more? An administrator can send you a link.
        </p>
      </div>
    </main>
  )
}
