import type { ProfileField } from './profile-fields.ts'

/** What an account knows about its player. */
export type ProfileColumns = {
  readonly [Name in Exclude<ProfileField, 'country' | 'phone'> | 'home_country' | 'contact_phone']: string | null
} & {
  /** Of the registration. */
  readonly country: string | null
  /** That signs in. */
  readonly phone: string | null
}

/** The profile of a player: what the player has said, and otherwise what the registration tells. */
export const profileOf = (account: ProfileColumns): Readonly<Record<ProfileField, string | null>> => ({
  first_name: account.first_name,
  last_name: account.last_name,
  birth: account.birth,
  gender: account.gender,
  country: account.home_country ?? account.country,
  city: account.city,
  phone: account.phone ?? account.contact_phone,
})
