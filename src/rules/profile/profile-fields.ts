import type { EntryField } from '../../contract/index.ts'

const wrongLength = 'ui.entry.max-20'

const letters = <Name extends string>(name: Name, label: string, problem: string) =>
  ({ name, label, problem, wrongLength, schema: { type: 'string', maxLength: 20, format: 'letters' } }) as const

/** The fields of a profile, as browser and server check them. */
export const profileFields = [
  letters('first_name', 'ui.profile.first-name', 'ui.profile.first-name-letters'),
  letters('last_name', 'ui.profile.last-name', 'ui.profile.last-name-letters'),
  {
    name: 'birth',
    label: 'ui.profile.birth',
    problem: 'ui.profile.birth-wrong',
    schema: { type: 'string', maxLength: 10, format: 'date' },
  },
  {
    name: 'gender',
    label: 'ui.profile.gender',
    problem: 'ui.profile.gender-wrong',
    schema: { type: 'string', maxLength: 6, pattern: '^(female|male|other)$' },
  },
  {
    name: 'country',
    label: 'ui.profile.country',
    problem: 'ui.profile.country-wrong',
    schema: { type: 'string', maxLength: 2, format: 'country' },
  },
  letters('city', 'ui.profile.city', 'ui.profile.city-letters'),
  {
    name: 'phone',
    label: 'ui.profile.phone',
    problem: 'ui.profile.phone-wrong',
    missing: 'ui.profile.phone-missing',
    schema: { type: 'string', maxLength: 16, format: 'phone' },
  },
] as const satisfies readonly EntryField[]

export type ProfileField = (typeof profileFields)[number]['name']

type Known = Readonly<Partial<Record<ProfileField, string | null>>>

/** What a player still has to fill in. */
export const missingFields = (known: Known): ProfileField[] =>
  profileFields.map(({ name }) => name).filter((name) => !known[name]?.trim())
