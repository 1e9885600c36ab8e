import type { Caller } from '../../../kernel/calls/call.ts'
import { checkEntered, fieldWrong } from '../../../kernel/calls/check-entered.ts'
import { birthProblem } from '../../../rules/profile/age.ts'
import { type ProfileField, profileFields } from '../../../rules/profile/profile-fields.ts'
import { addSecurityEvent } from '../../security/events/add-security-event.ts'
import { isProfileProven } from '../../verification/of-account.ts'
import { callError } from '../errors.ts'
import type { Players } from '../players.ts'
import type { Account } from '../tables.ts'
import { legalAge } from './legal-age.ts'

/** Without what is left as it is. */
type Entered = { readonly [Name in ProfileField]?: string }

/** Stores the given fields of a profile; the others stay. The event names them, without what was entered. */
export async function changeProfile(
  players: Players,
  caller: Caller,
  account: Account,
  entered: Entered,
): Promise<void> {
  checkProfile(players, account, entered)
  await checkProven(players, account, entered)
  const { db, now } = players
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('accounts').set(columnsOf(entered)).where('id', '=', account.id).execute()
    const details = Object.keys(entered).sort().join(', ')
    await addSecurityEvent({ db: transaction, now }, caller, { name: 'profile-changed', account: account.id, details })
  })
}

function checkProfile(players: Players, account: Account, entered: Entered): void {
  const given = profileFields.filter(({ name }) => entered[name] !== undefined)
  checkEntered(players, account, given, entered)
  if (entered.phone !== undefined && account.phone !== null) throw callError('phone-signs-in')
  const problem = birthProblem(entered.birth, { legalAge: legalAge(players, account), now: players.now() })
  if (problem) throw fieldWrong(players, account, { field: 'birth', problem })
}

/** What documents prove, or are about to, changes only together with them. */
const proven = ['first_name', 'last_name', 'birth'] as const

async function checkProven({ db }: Players, account: Account, entered: Entered): Promise<void> {
  const changed = proven.find((name) => entered[name] !== undefined && entered[name] !== account[name])
  if (changed && (await isProfileProven(db, account.id))) throw callError('profile-verified', { location: changed })
}

/** What is signed in with and where the registration came from are columns of their own, and stay. */
function columnsOf({ country, phone, ...others }: Entered) {
  return {
    ...others,
    ...(country !== undefined && { home_country: country }),
    ...(phone !== undefined && { contact_phone: phone }),
  }
}
