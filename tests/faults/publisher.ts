import { setTimeout as wait } from 'node:timers/promises'
import type { StaffCalls } from '../../src/contract/calls/staff.ts'
import type { BulkOrder } from '../../src/contract/index.ts'
import type { Database } from '../../src/kernel/database/database.ts'
import { hashToken } from '../../src/kernel/secrets.ts'
import { type Answer, askUntilAnswered, type Sending } from './retry.ts'

const year = 365 * 24 * 3_600_000

/** The session cookie of a publisher. */
export async function signInPublisher(db: Database): Promise<string> {
  const [id, token] = [crypto.randomUUID(), crypto.randomUUID()]
  const now = Date.now()
  const person = { id, email: `${id}@example.com`, name: 'Ben Iyer', role: 'publisher', password_hash: '' } as const
  await db
    .insertInto('staff')
    .values({ ...person, created_at: now, last_seen_at: null })
    .execute()
  await db
    .insertInto('staff_sessions')
    .values({
      ...{ id, token_hash: hashToken(token), staff_id: id, ip: '', user_agent: '' },
      ...{ created_at: now, seen_at: now, expires_at: now + year, ended_at: null },
    })
    .execute()
  return `desk_session=${token}`
}

/** Changes records and publishes them, retrying requests without a response. */
export function createPublisher(address: () => string, cookie: string) {
  const ask = (place: string, { headers, ...sending }: Sending): Promise<Answer> =>
    askUntilAnswered(address, `/admin/api${place}`, { ...sending, headers: { ...headers, cookie } })
  const read = async (place: string) => (await ask(place, { method: 'GET' })).content as never

  /** The version of the saved draft. A save without a response may have succeeded. */
  async function save(record: string, change: (value: Record<string, unknown>) => void): Promise<number> {
    const { published, draft }: Opened = await read(`/record?name=${record}`)
    const value = JSON.parse(published.text)
    change(value)
    const text = `${JSON.stringify(value, null, 2)}\n`
    if (draft?.text === text) return draft.version
    const body = { record, version: draft?.version ?? 0, baseRevision: published.revision, text }
    const { status, content } = await ask('/draft', { method: 'PUT', body })
    if (status === 409) return save(record, change)
    if (status !== 200) throw new Error(`A draft was refused: ${status} ${JSON.stringify(content)}`)
    return (content as { version: number }).version
  }

  const isInHistory = async (record: string, note: string) =>
    ((await read(`/history?record=${record}`)) as History).versions.some((version) => version.note === note)

  const tryToPublish = (record: string, version: number, note: string) =>
    ask('/publish', { body: { records: [{ record, version }], note } })

  /** Resolves when nothing of the order is left to do; an answer that was lost may have been a yes. */
  async function carryOut(order: BulkOrder, note: string): Promise<void> {
    for (;;) {
      const { content } = await ask('/bulk/dry-run', { body: { order } })
      const { seen, records, refused } = content as DryRun
      if (refused.length > 0) throw new Error(`Refused: ${JSON.stringify(refused)}`)
      if (records.length === 0) return
      const { status, content: answer } = await ask('/bulk/publish', { body: { order, seen, note } })
      const { code = '' } = answer as { code?: string }
      if (status !== 200 && !['publish-busy', 'stale-order'].includes(code)) throw new Error(`Not done: ${code}`)
      await wait(50)
    }
  }

  return {
    save,
    tryToPublish,
    carryOut,
    /** Resolves when publishing was acknowledged or, if the response was lost, is found in the history. */
    async publish(record: string, version: number, note: string): Promise<void> {
      for (;;) {
        const { status, content } = await tryToPublish(record, version, note)
        if (status === 200 || (status === 404 && (await isInHistory(record, note)))) return
        const { code } = content as { code?: string }
        if (code !== 'publish-busy') throw new Error(`Not published: ${status} ${JSON.stringify(content)}`)
        await wait(50)
      }
    },
  }
}

type DryRun = StaffCalls['bulk-dry-run']['answer']

type Opened = {
  readonly published: { readonly text: string; readonly revision: string }
  readonly draft: { readonly text: string; readonly version: number } | null
}
type History = { readonly versions: readonly { readonly note: string }[] }
