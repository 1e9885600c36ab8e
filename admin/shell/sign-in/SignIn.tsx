import { CardPage } from '../../kit/screen/CardPage.tsx'
import { SignInForm } from './SignInForm.tsx'

export function SignIn() {
  return (
    <CardPage title="Sign in">
      <h1>
        <span aria-hidden="true">⚡</span> Powerplay
      </h1>
      <p className="muted">Edit, preview and publish landings.</p>
      <SignInForm />
      <p className="muted card-note">No account yet, or forgot your password? Ask an administrator for a link.</p>
    </CardPage>
  )
}
