import { type ProfileField, profileFields } from '../../rules/profile/profile-fields.ts'

const labels = Object.fromEntries(profileFields.map(({ name, label }) => [name, label]))

/** The id of the text that names a field. */
export const labelOf = (name: ProfileField): string => labels[name] ?? name
