import { recordKind, schemaOf } from '../../contract/index.ts'
import type { Desk } from '../desk.ts'
import { findDraft } from '../drafts/drafts.ts'
import { usersOf } from './users.ts'

export const redirectRecord = (slug: string): string => `redirects/${slug}.json`

export const landingRecord = (slug: string): string => `landings/${slug || 'home'}.json`

type Redirect = { readonly record: string; readonly text: string }

/** The redirect from a landing's address, and those that led to it: all of them lead to another landing now. */
export async function redirectsTo(
  desk: Desk,
  { record, from, to }: { readonly record: string; readonly from: string; readonly to: string },
): Promise<Redirect[]> {
  const own = redirectRecord(from)
  const former = (await usersOf(desk, record)).filter((user) => recordKind(user) === 'redirect' && user !== own)
  const led = await Promise.all(
    former.map(async (name) => {
      const text = (await findDraft(desk.db, name))?.text ?? desk.files.read(name)?.text ?? '{}'
      return { record: name, text: formatted({ ...JSON.parse(text), to }) }
    }),
  )
  return [{ record: own, text: formatted({ $schema: schemaOf(own), from, to }) }, ...led]
}

const formatted = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
