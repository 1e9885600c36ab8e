import { missingFields } from '../../rules/profile/profile-fields.ts'
import { useText } from '../../ui/text.ts'
import { Notice } from '../page/Notice.tsx'
import { isConfirmed, type KnownProfile } from './known-profile.ts'
import { labelOf } from './label-of.ts'

/** What a withdrawal still needs, with the way to each. */
export function Missing({ profile }: { readonly profile: KnownProfile }) {
  const text = useText()
  const fields = missingFields(profile)
  const needsEmail = !isConfirmed(profile)
  if (fields.length === 0 && !needsEmail) return <Notice tone="good" text={text('site.profile.complete')} />
  return (
    <Notice text={text('site.profile.missing')}>
      <ul className="missing">
        {needsEmail && (
          <li>
            <a href="#email">{text(profile.email ? 'site.profile.missing-confirmation' : 'site.profile.email')}</a>
          </li>
        )}
        {fields.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{text(labelOf(name))}</a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
