import type { Desk } from '../desk.ts'

/** The names of colleagues by their ids. */
export async function staffNames(
  { db }: Pick<Desk, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const found = await db.selectFrom('staff').select(['id', 'name']).where('id', 'in', wanted).execute()
  return new Map(found.map(({ id, name }) => [id, name]))
}
