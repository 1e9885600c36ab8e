import type { GameEngine } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { hashToken } from '../../../kernel/secrets.ts'
import type { Rules } from '../../../rules/rounds/engine.ts'
import { isPlayedHere } from '../../../rules/rounds/play-round.ts'
import type { Games } from '../games.ts'

/** Rules that are known to be stored, and rules that were read, by hash. */
type Known = { readonly stored: Set<string>; readonly read: Map<string, GameEngine> }

const known = new WeakMap<Database, Known>()
const hashes = new WeakMap<GameEngine, string>()

/** Games change rarely; old rules are read again when somebody looks at an old round. */
const most = 500

function knownIn(db: Database): Known {
  const all = known.get(db) ?? { stored: new Set(), read: new Map() }
  known.set(db, all)
  return all
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
  if (knownIn(db).stored.has(hash)) return hash
  await transaction
    .insertInto('round_rules')
    .values({ hash, engine: JSON.stringify(engine) })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
  return hash
}

/** From now on, rules with this name need not be stored: the transaction that did it is written. */
export const rulesAreStored = ({ db }: Pick<Games, 'db'>, hash: string): unknown => knownIn(db).stored.add(hash)

/** The rules with these names. */
export async function readRules(db: Database, wanted: readonly string[]): Promise<ReadonlyMap<string, GameEngine>> {
  const { read } = knownIn(db)
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
