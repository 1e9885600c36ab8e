import type { GameEngine } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { hashToken } from '../../../kernel/secrets.ts'
import type { Rules } from '../../../rules/rounds/engine.ts'
import { isPlayedHere } from '../../../rules/rounds/play-round.ts'
import type { Games } from '../games.ts'

/** The names of rules that are known to be stored in a database. */
const stored = new WeakMap<Database, Set<string>>()
/** Rules by name: a name has the same content in every database. */
const read = new Map<string, GameEngine>()
const hashes = new WeakMap<GameEngine, string>()

/** Games change rarely; old rules are read again when somebody looks at an old round. */
const most = 500

function storedIn(db: Database): Set<string> {
  const names = stored.get(db) ?? new Set()
  stored.set(db, names)
  return names
}

/** The name of rules is their content. */
function hashOfRules(engine: GameEngine): string {
  const hash = hashes.get(engine) ?? hashToken(JSON.stringify(engine))
  hashes.set(engine, hash)
  return hash
}

/** Stores rules before a round is begun by them, in its transaction; returns their name. */
export async function storeRules(
  { db }: Pick<Games, 'db'>,
  transaction: Database,
  engine: GameEngine,
): Promise<string> {
  const hash = hashOfRules(engine)
  if (storedIn(db).has(hash)) return hash
  await transaction
    .insertInto('round_rules')
    .values({ hash, engine: JSON.stringify(engine) })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
  return hash
}

/** From now on, rules with this name need not be stored: the transaction that did it is written. */
export const rulesAreStored = ({ db }: Pick<Games, 'db'>, hash: string): unknown => storedIn(db).add(hash)

/** The rules with these names. */
export async function readRules(db: Database, wanted: readonly string[]): Promise<ReadonlyMap<string, GameEngine>> {
  const missing = [...new Set(wanted)].filter((hash) => !read.has(hash))
  if (missing.length > 0) {
    if (read.size > most) read.clear()
    const rows = await db.selectFrom('round_rules').selectAll().where('hash', 'in', missing).execute()
    for (const { hash, engine } of rows) read.set(hash, JSON.parse(engine))
  }
  return new Map(wanted.flatMap((hash) => (read.has(hash) ? [[hash, read.get(hash) as GameEngine] as const] : [])))
}

/** The rules of a round that is played here. */
export async function rulesWith(db: Database, hash: string): Promise<Rules> {
  const engine = (await readRules(db, [hash])).get(hash)
  if (!engine || !isPlayedHere(engine)) throw new Error(`The rules ${hash} are not stored.`)
  return engine
}
