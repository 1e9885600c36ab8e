import { type ProfileField, profileFields } from '../../../../../rules/profile/profile-fields.ts'
import { useText } from '../../../../../ui/text.ts'
import { useSitePage } from '../../../../page/page.ts'

/** What the profile lacks, and the way to it. */
export function MissingFields({ names }: { readonly names: readonly ProfileField[] }) {
  const text = useText()
  const { navigation } = useSitePage()
  const labels = profileFields.filter(({ name }) => names.includes(name)).map(({ label }) => text(label))
  return (
    <>
      <p>{text('site.withdrawal.profile-missing', { fields: labels.join(', ') })}</p>
      <a href={`${navigation.screens.profile}#${names[0]}`}>{text('site.withdrawal.profile-link')}</a>
    </>
  )
}
