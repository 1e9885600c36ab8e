import type { Database } from '../../src/kernel/database/database.ts'

type Kept = {
  readonly accounts: readonly (readonly [string | null, string])[]
  readonly rows: Record<string, readonly string[]>
}

/** All accounts by e-mail, and for each other table the accounts of its rows, sorted. */
export async function whatIsThere(db: Database): Promise<Kept> {
  const accounts = await db.selectFrom('accounts').select(['email', 'id']).execute()
  const ownersIn = async (table: 'consents' | 'submissions' | 'player_bonuses' | 'sessions') =>
    (await db.selectFrom(table).select('account_id').execute()).map((row) => row.account_id).sort()
  const events = await db.selectFrom('events').select('account_id').where('kind', '=', 'registration').execute()
  return {
    accounts: accounts.map(({ email, id }) => [email, id] as const).sort(),
    rows: {
      consents: await ownersIn('consents'),
      submissions: await ownersIn('submissions'),
      bonuses: await ownersIn('player_bonuses'),
      sessions: await ownersIn('sessions'),
      events: events.map((row) => row.account_id ?? '').sort(),
    },
  }
}

/** The expected content for these accounts: everything once. */
export function expectedOf(acknowledged: ReadonlyMap<string, string>): Kept {
  const owners = [...acknowledged.values()].sort()
  const tables = ['consents', 'submissions', 'bonuses', 'sessions', 'events']
  return { accounts: [...acknowledged].sort(), rows: Object.fromEntries(tables.map((table) => [table, owners])) }
}
