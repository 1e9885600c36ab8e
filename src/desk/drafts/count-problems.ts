import { diagnosticCatalogue, type RecordProblem, recordKind } from '../../contract/index.ts'
import type { Database } from '../../kernel/database/database.ts'
import type { Log } from '../../kernel/log.ts'
import { recordName } from '../../registry/check/names.ts'
import { ownName } from '../../rules/pictures/own-name.ts'
import type { RecordFiles } from '../records/record-files.ts'
import type { Registry } from '../records/registry.ts'
import { withDrafted } from './with-drafted.ts'

/** Checks saved drafts in the background, each in its latest version, and stores the number of errors. */
export type ProblemCounter = {
  /** Schedules a check after a save; does not wait for it. */
  readonly schedule: (record: string) => void
  /** Resolves when all saved drafts have been checked. */
  readonly idle: () => Promise<void>
}

type Context = {
  readonly db: Database
  readonly files: RecordFiles
  readonly registry: Registry
  readonly log: Log
}

export function createProblemCounter({ db, files, registry, log }: Context): ProblemCounter {
  const waiting = new Set<string>()
  let running: Promise<void> | undefined

  async function count(record: string): Promise<void> {
    const draft = await db
      .selectFrom('drafts')
      .select(['version', 'text'])
      .where('record', '=', record)
      .executeTakeFirst()
    if (!draft) return
    const records = await withDrafted({ db, files }, [{ record, text: draft.text }])
    const found = await registry.check(records, { isPatient: true })
    const problems = found.filter(isErrorHere).length
    await db
      .updateTable('drafts')
      .set({ problems })
      .where('record', '=', record)
      .where('version', '=', draft.version)
      .execute()
  }

  /** The drafts whose errors may be gone with a draft of their words or of a picture. */
  async function concernedBy(record: string): Promise<string[]> {
    const kind = recordKind(record)
    if (kind !== 'messages' && kind !== 'asset') return []
    const broken = await db.selectFrom('drafts').select(['record', 'text']).where('problems', '>', 0).execute()
    const part = kind === 'asset' ? `"${ownName(recordName(record))}"` : '"own'
    return broken.filter((one) => one.record !== record && one.text.includes(part)).map((one) => one.record)
  }

  async function run(): Promise<void> {
    for (const record of waiting) {
      waiting.delete(record)
      await count(record).catch((err: unknown) => log.warn({ err, record }, 'A draft could not be checked'))
      for (const one of await concernedBy(record)) waiting.add(one)
    }
    running = undefined
  }

  return {
    schedule(record) {
      waiting.add(record)
      running ??= run()
    },
    idle: async () => running,
  }
}

const codes: Readonly<Record<string, { readonly severity: string }>> = diagnosticCatalogue

const isErrorHere = ({ code }: RecordProblem) => codes[code]?.severity === 'error'
