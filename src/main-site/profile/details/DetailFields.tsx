import { countriesIn } from '../../../rules/countries.ts'
import type { ProfileField } from '../../../rules/profile/profile-fields.ts'
import { usePageBasics } from '../../../ui/page-basics.ts'
import { useText } from '../../../ui/text.ts'
import { Field } from '../../parts/form/Field.tsx'
import { SelectField } from '../../parts/form/SelectField.tsx'
import type { OwnForm } from '../../parts/form/use-form.ts'
import type { KnownProfile } from '../known-profile.ts'
import { labelOf } from '../label-of.ts'

type DetailFieldsProps = {
  readonly form: Pick<OwnForm<ProfileField>, 'field'>
  readonly profile: Pick<KnownProfile, 'legal_age' | 'ways_in'>
}

const genders = ['female', 'male', 'other'] as const

export function DetailFields({ form, profile: { legal_age: years, ways_in: ways } }: DetailFieldsProps) {
  const text = useText()
  const { locale } = usePageBasics()
  const of = (name: ProfileField) => ({ ...form.field(name), label: text(labelOf(name)) })
  const signsIn = ways?.includes('phone')
  return (
    <>
      <div className="pair">
        <Field {...of('first_name')} autoComplete="given-name" />
        <Field {...of('last_name')} autoComplete="family-name" />
      </div>
      <div className="pair">
        <Field
          {...of('birth')}
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          max="2099-12-31"
          hint={years === undefined ? undefined : text('site.profile.legal-age', { years })}
        />
        <SelectField
          {...of('gender')}
          autoComplete="sex"
          options={genders.map((value) => ({ value, name: text(`site.profile.gender.${value}`) }))}
        />
      </div>
      <div className="pair">
        <SelectField {...of('country')} autoComplete="country" options={countriesIn(locale.tag)} />
        <Field {...of('city')} autoComplete="address-level2" />
      </div>
      <Field
        {...of('phone')}
        type="tel"
        autoComplete="tel"
        readOnly={signsIn}
        hint={text(signsIn ? 'ui.profile.phone-signs-in' : 'site.profile.phone-hint')}
      />
    </>
  )
}
