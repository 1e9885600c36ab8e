import { useState } from 'react'
import { passwordStrength } from '../../../rules/form/password-strength.ts'
import { useText } from '../../../ui/text.ts'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'

type PasswordFieldProps = FieldWords & {
  readonly name: string
  readonly purpose: 'new' | 'current'
  /** Whether it says how strong the password is. */
  readonly isRated?: boolean
  readonly value: string
  readonly change: (value: string) => void
  readonly onBlur: () => void
}

/** A password, with a button that shows it. */
export function PasswordField({ purpose, isRated, name, value, change, onBlur, hint, ...words }: PasswordFieldProps) {
  const text = useText()
  const [isShown, setShown] = useState(false)
  const rating = isRated && value !== '' ? text(`ui.dialog.password-${passwordStrength(value)}`) : undefined
  return (
    <FieldFrame {...words} hint={rating ?? hint}>
      {(tied) => (
        <div className="password">
          <input
            {...tied}
            type={isShown ? 'text' : 'password'}
            name={name}
            autoComplete={`${purpose}-password`}
            autoCapitalize="off"
            spellCheck={false}
            maxLength={200}
            value={value}
            onBlur={onBlur}
            onChange={({ target }) => change(target.value)}
          />
          <button type="button" aria-pressed={isShown} aria-controls={tied.id} onClick={() => setShown(!isShown)}>
            {text(isShown ? 'ui.dialog.hide-password' : 'ui.dialog.show-password')}
          </button>
        </div>
      )}
    </FieldFrame>
  )
}
