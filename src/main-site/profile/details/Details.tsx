import { useId, useState } from 'react'
import { useText } from '../../../ui/text.ts'
import { Notice } from '../../page/Notice.tsx'
import { useSitePage } from '../../page/page.ts'
import type { PlayerCallsOfSite } from '../../page/player-calls.ts'
import { Form } from '../../parts/form/Form.tsx'
import { Said } from '../../parts/form/Said.tsx'
import { SendButton } from '../../parts/form/SendButton.tsx'
import type { KnownProfile } from '../known-profile.ts'
import { DetailFields } from './DetailFields.tsx'
import { useDetails } from './use-details.ts'

type DetailsProps = {
  readonly profile: KnownProfile
  readonly calls: PlayerCallsOfSite
  readonly changed: () => void
}

/** Who the player is. While the staff checks it, nobody changes it. */
export function Details({ profile, calls, changed }: DetailsProps) {
  const text = useText()
  const heading = useId()
  const [isSaved, setSaved] = useState(false)
  const form = useDetails({ profile, calls, saved })

  function saved(): void {
    setSaved(true)
    changed()
  }

  return (
    <section id="details" className="panel" aria-labelledby={heading}>
      <h2 id={heading} tabIndex={-1}>
        {text('site.profile.details')}
      </h2>
      {profile.is_under_moderation && <UnderModeration />}
      <Form sending={form.sending} submit={form.submit}>
        <fieldset className="bare form" disabled={profile.is_under_moderation} onChange={() => setSaved(false)}>
          <legend className="unseen">{text('site.profile.details')}</legend>
          <DetailFields form={form} profile={profile} />
          {!profile.is_under_moderation && (
            <SendButton sending={form.sending} problem={form.problem}>
              {text('site.tool.save')}
            </SendButton>
          )}
        </fieldset>
        <Said>{isSaved && text('site.profile.saved')}</Said>
      </Form>
    </section>
  )
}

function UnderModeration() {
  const text = useText()
  const { site } = useSitePage()
  return (
    <Notice text={text('site.profile.moderation')}>
      <a className="button button-quiet" href={`mailto:${site.brand.email}`}>
        {text('site.player.support')}
      </a>
    </Notice>
  )
}
