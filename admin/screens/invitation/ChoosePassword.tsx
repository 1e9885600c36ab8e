import { type FormEvent, useId, useState } from 'react'
import schema from '../../../schema/calls/staff/accept-invitation.schema.json' with { type: 'json' }

type ChoosePasswordProps = {
  readonly email: string
  readonly isBusy: boolean
  readonly problem: string | undefined
  readonly onChosen: (name: string, password: string) => void
}

const { name: nameRule, password: passwordRule } = schema.properties.body.properties

export function ChoosePassword({ email, isBusy, problem, onChosen }: ChoosePasswordProps) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    onChosen(String(entered.get('name')).trim(), String(entered.get('password')))
  }
  return (
    <form className="card-fields" onSubmit={submit}>
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <label htmlFor={`${id}-name`}>Your name, as colleagues see it</label>
      <input
        className="input"
        id={`${id}-name`}
        name="name"
        autoComplete="name"
        maxLength={nameRule.maxLength}
        required
      />
      <label htmlFor={`${id}-password`}>Choose a password</label>
      <input
        className="input"
        id={`${id}-password`}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        minLength={passwordRule.minLength}
        maxLength={passwordRule.maxLength}
        aria-describedby={`${id}-hint`}
        required
      />
      <p className="muted" id={`${id}-hint`}>
        At least {passwordRule.minLength} characters; a few words are easier to remember than symbols.
      </p>
      <label className="tick">
        <input type="checkbox" checked={isShown} onChange={() => setShown(!isShown)} /> Show the password
      </label>
      <p className="problem" role="alert">
        {problem}
      </p>
      <button type="submit" className="button button-primary" disabled={isBusy}>
        {isBusy ? 'Saving…' : 'Start'}
      </button>
    </form>
  )
}
