import { useState } from 'react'
import { useText } from '../../ui/text.ts'
import type { PlayerActions } from '../page/player.ts'
import { CopyLine } from '../parts/copy/CopyLine.tsx'
import { useFragment } from '../parts/place/use-fragment.ts'
import { Details } from './details/Details.tsx'
import { Email } from './email/Email.tsx'
import { type KnownProfile, readProfile } from './known-profile.ts'
import { Missing } from './Missing.tsx'

type OpenProfileProps = { readonly found: KnownProfile; readonly act: PlayerActions }

/** What is missing comes first, then what can be filled in. */
export function OpenProfile({ found, act: { calls, refresh } }: OpenProfileProps) {
  const text = useText()
  const [profile, setProfile] = useState(found)
  useFragment()

  async function reload(): Promise<void> {
    const now = await readProfile(calls)
    if (now) setProfile(now)
    await refresh()
  }

  const tool = { profile, calls, changed: () => void reload() }
  return (
    <div className="tool">
      <Missing profile={profile} />
      <dl className="panel copy-lines">
        {profile.username && <CopyLine label={text('site.profile.username')} value={profile.username} />}
        <CopyLine label={text('site.profile.id')} value={profile.uuid} />
      </dl>
      <Email {...tool} />
      <Details {...tool} />
    </div>
  )
}
