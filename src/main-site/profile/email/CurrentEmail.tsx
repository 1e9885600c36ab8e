import { useText } from '../../../ui/text.ts'
import { ActionButton } from '../../parts/form/ActionButton.tsx'
import { isConfirmed } from '../known-profile.ts'
import type { EmailTool } from './step.ts'

/** The address and its state, and what can be done with it. */
export function CurrentEmail({ profile, calls, go }: EmailTool) {
  const text = useText()
  const { email, ways_in: waysIn = [] } = profile
  const confirmed = isConfirmed(profile)
  const state = confirmed ? 'confirmed' : 'unconfirmed'
  return (
    <>
      {email ? (
        <p className="email-line">
          <b>{email}</b> <span className={`mark mark-${state}`}>{text(`site.profile.email-${state}`)}</span>
        </p>
      ) : (
        <p>{text('site.profile.email-none')}</p>
      )}
      <p className="row">
        {email && !confirmed && (
          // Confirming the address that the account has needs no proof but the code.
          <ActionButton
            make={() => calls.ask('change-email', { body: { email } })}
            done={() => go({ kind: 'code', purpose: 'confirm', to: email })}
          >
            {text('site.profile.email-send-code')}
          </ActionButton>
        )}
        <button type="button" className="button button-quiet" onClick={() => go({ kind: 'address' })}>
          {text(email ? 'site.profile.email-change' : 'site.profile.email-add')}
        </button>
        {confirmed && waysIn.length > 0 && (
          <button type="button" className="button button-quiet" onClick={() => go({ kind: 'removal' })}>
            {text('site.profile.email-remove')}
          </button>
        )}
      </p>
    </>
  )
}
