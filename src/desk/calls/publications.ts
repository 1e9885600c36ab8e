import type { Handler } from '../desk.ts'
import { listPublications } from '../publications/list-publications.ts'

export const publications: Handler<'publications'> = async ({ db }, { query: { before } }) => ({
  publications: await listPublications(db, before),
})
