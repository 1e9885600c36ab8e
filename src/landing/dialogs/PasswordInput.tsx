import { useState } from 'react'
import { useText } from '../../ui/text.ts'

type PasswordInputProps = {
  readonly id: string
  readonly name: string
  readonly purpose: 'new' | 'current'
}

/** A password field with a button that shows what was typed. */
export function PasswordInput({ id, name, purpose }: PasswordInputProps) {
  const text = useText()
  const [isShown, setShown] = useState(false)
  return (
    <div className="password">
      <input
        className="input"
        id={id}
        name={name}
        type={isShown ? 'text' : 'password'}
        autoComplete={`${purpose}-password`}
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        required
        minLength={purpose === 'new' ? 6 : undefined}
        aria-describedby={`${id}-problem`}
      />
      <button
        type="button"
        className="show-password"
        aria-pressed={isShown}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
      >
        {text(isShown ? 'ui.dialog.hide-password' : 'ui.dialog.show-password')}
      </button>
    </div>
  )
}
