import { lazy, Suspense, useState } from 'react'
import { useText } from '../../ui/text.ts'
import { useInput } from './dialog-context.ts'

const PasswordStrength = lazy(() => import('./password/PasswordStrength.tsx'))

type PasswordInputProps = {
  readonly name: string
  readonly purpose: 'new' | 'current'
}

/** A password field with a button that shows the password. That of a new password says how strong it is. */
export function PasswordInput({ name, purpose }: PasswordInputProps) {
  const text = useText()
  const input = useInput(name)
  const [isShown, setShown] = useState(false)
  const [typed, setTyped] = useState('')
  const isRated = purpose === 'new' && name === 'password'
  return (
    <div className="password">
      <input
        className="input"
        type={isShown ? 'text' : 'password'}
        autoComplete={`${purpose}-password`}
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        placeholder=" "
        required
        minLength={purpose === 'new' ? 6 : undefined}
        onInput={isRated ? ({ currentTarget }) => setTyped(currentTarget.value) : undefined}
        {...input}
      />
      {isRated && (
        <span className="strength" role="status">
          <Suspense>{typed && <PasswordStrength password={typed} />}</Suspense>
        </span>
      )}
      <button
        type="button"
        className="show-password"
        aria-pressed={isShown}
        aria-controls={input.id}
        onClick={() => setShown(!isShown)}
      >
        {text(isShown ? 'ui.dialog.hide-password' : 'ui.dialog.show-password')}
      </button>
    </div>
  )
}
