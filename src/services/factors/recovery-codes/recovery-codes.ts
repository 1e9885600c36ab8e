import { randomBytes } from 'node:crypto'
import { hashToken } from '../../../kernel/secrets.ts'
import { type Factors, type Owner, tablesOf } from '../owner.ts'

const count = 10

/** Without letters that look like digits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** 120 random bits, in groups that can be copied by hand. */
function newCode(): string {
  const letters = [...randomBytes(24)].map((byte) => alphabet[byte % alphabet.length]).join('')
  return letters.match(/.{6}/g)?.join('-') ?? letters
}

/** Replaces the codes of an owner. They are stored as hashes: this is the only time they are known. */
export async function makeRecoveryCodes({ db }: Pick<Factors, 'db'>, owner: Owner): Promise<string[]> {
  await forgetRecoveryCodes({ db }, owner)
  const codes = Array.from({ length: count }, newCode)
  const rows = codes.map((code) => ({ code_hash: hashOf(owner, code), owner_id: owner.id, used_at: null }))
  await db.insertInto(tablesOf[owner.kind].recoveryCodes).values(rows).execute()
  return codes
}

/** Uses a code once, however its letters are written. */
export async function spendRecoveryCode(
  { db, now }: Pick<Factors, 'db' | 'now'>,
  owner: Owner,
  code: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(tablesOf[owner.kind].recoveryCodes)
    .set({ used_at: now() })
    .where('code_hash', '=', hashOf(owner, code))
    .where('owner_id', '=', owner.id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function countRecoveryCodes({ db }: Pick<Factors, 'db'>, { kind, id }: Owner): Promise<number> {
  const unused = await db
    .selectFrom(tablesOf[kind].recoveryCodes)
    .select('code_hash')
    .where('owner_id', '=', id)
    .where('used_at', 'is', null)
    .execute()
  return unused.length
}

export async function forgetRecoveryCodes({ db }: Pick<Factors, 'db'>, { kind, id }: Owner): Promise<void> {
  await db.deleteFrom(tablesOf[kind].recoveryCodes).where('owner_id', '=', id).execute()
}

function hashOf({ kind, id }: Owner, code: string): string {
  const letters = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return hashToken(`${kind} ${id} ${letters}`)
}
