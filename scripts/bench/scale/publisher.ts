import { inviteStaff } from '../../../src/desk/staff/invitations.ts'
import { openDatabase } from '../../../src/kernel/database/database.ts'
import { readSettings } from '../../../src/server/settings.ts'
import type { Place } from './run-site.ts'
import { isShown, themeOf } from './shown-theme.ts'

/** What is needed of the answers. */
type Answer = {
  readonly published: { readonly text: string; readonly revision: string }
  readonly version: number
}

type Ask = (method: 'GET' | 'POST' | 'PUT', call: string, body?: unknown) => Promise<Answer>

/** A publisher's calls. */
export async function signIn(address: string, place: Place): Promise<Ask> {
  const settings = readSettings({ ...place })
  const db = openDatabase(settings)
  const link = await inviteStaff({ db, now: Date.now, settings }, { email: 'bench@example.com', role: 'publisher' })
  await db.destroy()
  let cookie = ''
  const ask: Ask = async (method, call, body) => {
    const answer = await fetch(`${address}/admin/api${call}`, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`)
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return (await answer.json()) as Answer
  }
  const token = new URL(link).hash.split('/').at(-1)
  await ask('POST', '/invitation', { token, name: 'Bench', password: 'a long enough password' })
  return ask
}

/** Publishes another theme of a landing. Resolves when a visitor sees it. */
export async function publishTheme(
  ask: Ask,
  address: string,
  slug: string,
  turn: number,
): Promise<() => Promise<void>> {
  const record = `landings/${slug}.json`
  const theme = themeOf(turn)
  const { published } = await ask('GET', `/record?name=${record}`)
  const text = `${JSON.stringify({ ...JSON.parse(published.text), theme }, null, 2)}\n`
  const { version } = await ask('PUT', '/draft', { record, version: 0, baseRevision: published.revision, text })
  return async () => {
    await ask('POST', '/publish', { records: [{ record, version }], note: `Theme ${theme}` })
    if (!(await isShown(address, slug, theme))) throw new Error(`${slug} is not live after its publication.`)
  }
}
