import type { Database } from '../../kernel/database/database.ts'
import { takeTurn } from '../../kernel/database/in-turn.ts'
import { isUnderModeration } from '../../rules/verification/states.ts'
import { documentsOf, verificationsOf } from './checks/find-verification.ts'
import { turnOf } from './checks/turn.ts'

/** How the newest check of a player stands; undefined if there was none. */
async function stateOf(db: Database, accountId: string) {
  const [newest] = await verificationsOf(db, accountId)
  return newest?.state
}

/** Whether the staff compares the player's profile with documents, or is about to. */
export async function isProfileUnderModeration(db: Database, accountId: string): Promise<boolean> {
  const state = await stateOf(db, accountId)
  return state !== undefined && isUnderModeration(state)
}

/** Whether documents prove what the profile says, or are about to. */
export async function isProfileProven(db: Database, accountId: string): Promise<boolean> {
  const state = await stateOf(db, accountId)
  return state !== undefined && (state === 'verified' || isUnderModeration(state))
}

/** The checks of a player, and what is stored about the documents; these themselves are only for the staff. */
export async function verificationRowsOf(db: Database, accountId: string) {
  const all = await verificationsOf(db, accountId)
  return Promise.all(
    all.map(async (verification) => {
      const documents = await documentsOf(db, verification.id)
      return {
        ...verification,
        documents: documents.map(
          ({ sealed_key: _, sealed_with: __, upload_hash: ___, file: ____, ...document }) => document,
        ),
      }
    }),
  )
}

/** Deletes the documents: without their keys, the files say nothing, and are swept. What was decided stays, without notes. */
export async function forgetDocumentsOf(db: Database, accountId: string): Promise<void> {
  await takeTurn(db, turnOf(accountId))
  await db.deleteFrom('verification_documents').where('account_id', '=', accountId).execute()
  const undecided = db
    .selectFrom('verifications')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', 'not in', ['verified', 'rejected'])
  await db.deleteFrom('verification_acts').where('verification_id', 'in', undecided).execute()
  await db.deleteFrom('verifications').where('id', 'in', undecided).execute()
  await db
    .updateTable('verification_acts')
    .set({ note: '' })
    .where('verification_id', 'in', (query) =>
      query.selectFrom('verifications').select('id').where('account_id', '=', accountId),
    )
    .execute()
}
