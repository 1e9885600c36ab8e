import { useState } from 'react'
import { useText } from '../../../ui/text.ts'
import { useSitePage } from '../../page/page.ts'
import type { PlayerCallsOfSite } from '../../page/player-calls.ts'
import { ActionButton } from '../../parts/form/ActionButton.tsx'
import { Said } from '../../parts/form/Said.tsx'

type PasswordLinkProps = { readonly email: string | null | undefined; readonly calls: PlayerCallsOfSite }

/** Who signs in with Google gets a password by a link to the mailbox. */
export function PasswordLink({ email, calls }: PasswordLinkProps) {
  const text = useText()
  const { code: locale } = useSitePage().locale
  const [isSent, setSent] = useState(false)
  return (
    <>
      <p>{text('site.settings.password-none')}</p>
      {email && (
        <p className="row">
          <ActionButton
            make={() => calls.ask('request-recovery', { body: { username: email, locale } })}
            done={() => setSent(true)}
          >
            {text('site.settings.password-link')}
          </ActionButton>
        </p>
      )}
      <Said>{isSent && text('ui.notice.recovery-sent')}</Said>
    </>
  )
}
