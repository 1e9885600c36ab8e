import type { DocumentKind } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { newId } from '../../../kernel/secrets.ts'
import { stateAfter } from '../../../rules/verification/states.ts'
import { callError } from '../errors.ts'
import type { Document, Verification } from '../tables.ts'
import type { Checked, Verifying } from '../verification.ts'
import { lockCurrent } from './find-verification.ts'
import { isReceived } from './is-received.ts'
import { termsOf } from './terms.ts'

export type Arriving = Omit<Document, 'verification_id'>

export type Arrived = {
  readonly verification: Verification
  /** Whether it was the last one that was missing. */
  readonly isComplete: boolean
  /** The file of the document that was replaced. */
  readonly replaced: string | undefined
}

type Context = Pick<Verifying, 'records' | 'now' | 'isErased'>

/**
 * Adds a document to the player's check, which begins with the first one, in place of another of its kind; undefined if another
 * request has brought the same.
 */
export async function arrive(
  context: Context,
  transaction: Database,
  player: Checked,
  document: Arriving,
): Promise<Arrived | undefined> {
  // An erasure may have ended while the document was on its way.
  if (await context.isErased(transaction, player.id)) throw callError('signed-out')
  if (await isReceived(transaction, document)) return undefined
  const verification = (await lockCurrent(transaction, player.id)) ?? (await begin(context, transaction, player))
  const asked = askedIn(verification)
  if (!asked.includes(document.kind)) throw callError('document-unasked')
  const others = await kindsOf(transaction, verification.id)
  const isWhole = asked.every((kind) => kind === document.kind || others.includes(kind))
  const state = stateAfter(verification.state, isWhole ? 'complete' : 'receive')
  if (!state) throw callError('verification-closed')
  const replaced = await replace(transaction, { ...document, verification_id: verification.id })
  if (state === verification.state) return { verification, isComplete: false, replaced }
  return { verification: await complete(context, transaction, player, verification.id), isComplete: true, replaced }
}

export const askedIn = ({ asked }: Pick<Verification, 'asked'>): readonly DocumentKind[] => JSON.parse(asked)

function begin(context: Context, transaction: Database, player: Checked): Promise<Verification> {
  const { documents, keepDays: keep_days, keepRejectedDays: keep_rejected_days } = termsOf(context, player)
  const terms = { asked: JSON.stringify(documents), keep_days, keep_rejected_days }
  return transaction
    .insertInto('verifications')
    .values({ id: newId(), account_id: player.id, ...terms, state: 'sent', created_at: context.now() })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function kindsOf(transaction: Database, id: string): Promise<DocumentKind[]> {
  const rows = await transaction
    .selectFrom('verification_documents')
    .select('kind')
    .where('verification_id', '=', id)
    .execute()
  return rows.map(({ kind }) => kind)
}

/** Returns the file of the document that was there before. */
async function replace(transaction: Database, document: Document): Promise<string | undefined> {
  const before = await transaction
    .deleteFrom('verification_documents')
    .where('verification_id', '=', document.verification_id)
    .where('kind', '=', document.kind)
    .returning('file')
    .executeTakeFirst()
  await transaction.insertInto('verification_documents').values(document).execute()
  return before?.file
}

/** The queue counts from now on. */
function complete(context: Context, transaction: Database, player: Checked, id: string): Promise<Verification> {
  const at = context.now()
  const due_at = at + termsOf(context, player).hours * 3_600_000
  return transaction
    .updateTable('verifications')
    .set({ state: 'in-process', completed_at: at, due_at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
