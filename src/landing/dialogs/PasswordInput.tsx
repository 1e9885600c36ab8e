import { useState } from 'react'
import { useText } from '../../ui/text.ts'
import { useInput } from './dialog-context.ts'

type PasswordInputProps = {
  readonly name: string
  readonly purpose: 'new' | 'current'
}

/** A password field with a button that shows the password. That of a new one has a place for its strength. */
export function PasswordInput({ name, purpose }: PasswordInputProps) {
  const text = useText()
  const input = useInput(name)
  const [isShown, setShown] = useState(false)
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
        {...input}
      />
      {purpose === 'new' && name === 'password' && <span className="strength" role="status" />}
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
