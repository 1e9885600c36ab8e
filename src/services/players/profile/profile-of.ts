import type { ProfileField } from '../../../rules/profile/profile-fields.ts'
import type { Account } from '../tables.ts'

/** The profile of a player: what the player has said, and otherwise what the registration tells. */
export const profileOf = (account: Account): Readonly<Record<ProfileField, string | null>> => ({
  first_name: account.first_name,
  last_name: account.last_name,
  birth: account.birth,
  gender: account.gender,
  country: account.home_country ?? account.country,
  city: account.city,
  phone: account.phone ?? account.contact_phone,
})
