import { useState } from 'react'
import type { Answer } from '../../../api/ask.ts'
import { Ago } from '../../../kit/format/Ago.tsx'
import { hasPasskeys } from '../../../model/passkeys/passkeys.ts'
import { AccountCard } from '../card/AccountCard.tsx'
import { AddPasskey } from './AddPasskey.tsx'
import { RemovePasskey } from './RemovePasskey.tsx'

type Passkey = Answer<'factors'>['passkeys'][number]

type PasskeysFactorProps = {
  readonly passkeys: readonly Passkey[]
  /** Takes the recovery codes that came with one. */
  readonly onAdded: (codes: readonly string[]) => void
}

export function PasskeysFactor({ passkeys, onAdded }: PasskeysFactorProps) {
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<Passkey>()
  const state = hasPasskeys
    ? 'Sign in with the fingerprint, face or PIN of a device, without the password.'
    : 'This browser has no passkeys at this address; they need https.'
  return (
    <AccountCard
      title="Passkeys"
      state={state}
      {...(hasPasskeys && { action: 'Add…', onAction: () => setAdding(true) })}
    >
      {passkeys.length > 0 && (
        <ul>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <span>
                <strong>{passkey.name}</strong> <span className="muted">{moments(passkey)}</span>
              </span>
              <button
                type="button"
                className="button button-small"
                aria-label={`Remove ${passkey.name}`}
                onClick={() => setRemoved(passkey)}
              >
                Remove…
              </button>
            </li>
          ))}
        </ul>
      )}
      {isAdding && <AddPasskey onClose={() => setAdding(false)} onAdded={onAdded} />}
      {removed && <RemovePasskey passkey={removed} onClose={() => setRemoved(undefined)} />}
    </AccountCard>
  )
}

function moments({ addedAt, usedAt }: Passkey) {
  return (
    <>
      added <Ago moment={addedAt} />
      {usedAt && (
        <>
          , last used <Ago moment={usedAt} />
        </>
      )}
    </>
  )
}
