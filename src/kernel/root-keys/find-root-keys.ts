import type { Settings } from '../../contract/index.ts'
import type { Database } from '../database/database.ts'
import { StartError } from '../start-error.ts'
import { createKeyFile, readKeyFile } from './key-file.ts'
import { moveKeyOut } from './move-key-out.ts'
import { fingerprintOf, newRootKey } from './root-key.ts'

export type KeyPlace = Pick<Settings, 'ROOT_KEY' | 'DATA_DIR'>

type Keys = [string, ...string[]]

/** The root keys, the current one first: those of the setting, then those of the file, which is created at first. */
export async function findRootKeys(db: Database, place: KeyPlace): Promise<Keys> {
  await moveKeyOut(db, place.DATA_DIR)
  const known = await knownFingerprint(db)
  const keys = givenKeys(place) ?? (known === undefined ? createdKeys(place) : undefined)
  if (!keys) throw new StartError(missing(place))
  const current = fingerprintOf(keys[0])
  const fitting = known ?? (await noteFirst(db, current))
  if (!keys.some((key) => fingerprintOf(key) === fitting)) throw new StartError(unfit(place))
  if (fitting !== current) await note(db, current)
  return keys
}

function givenKeys({ ROOT_KEY, DATA_DIR }: KeyPlace): Keys | undefined {
  const [first, ...others] = new Set([...(ROOT_KEY?.split(',') ?? []), ...readKeyFile(DATA_DIR)])
  return first === undefined ? undefined : [first, ...others]
}

function createdKeys(place: KeyPlace): Keys | undefined {
  createKeyFile(place.DATA_DIR, newRootKey())
  return givenKeys(place)
}

const missing = ({ DATA_DIR }: KeyPlace) =>
  `The root key of this database is missing: set ROOT_KEY, or restore root.key in DATA_DIR=${DATA_DIR}. Processes that share a database need the same key.`

const unfit = ({ DATA_DIR }: KeyPlace) =>
  `The root key does not fit this database, which was used with another one: give that one in ROOT_KEY (as a former key, after a comma) or in root.key in DATA_DIR=${DATA_DIR}. Processes that share a database need the same key.`

const name = 'root-fingerprint'

async function knownFingerprint(db: Database): Promise<string | undefined> {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

/** Of several processes that start at once, the first decides. */
async function noteFirst(db: Database, value: string): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await knownFingerprint(db)) ?? value
}

async function note(db: Database, value: string): Promise<void> {
  await db.updateTable('secrets').set({ value }).where('name', '=', name).execute()
}
