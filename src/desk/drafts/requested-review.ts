import type { RequestedReview } from '../../contract/index.ts'
import type { Database } from '../../kernel/database/database.ts'
import { momentOf } from '../moment.ts'
import type { DraftTable } from '../tables.ts'

export const noReview = {
  review_requested_by: null,
  review_requested_at: null,
  review_declined_by: null,
  review_declined_at: null,
  review_reason: null,
} as const satisfies Partial<DraftTable>

export const reviewColumns = Object.keys(noReview) as (keyof typeof noReview)[]

type Reviewed = Pick<DraftTable, keyof typeof noReview>

type NameOf = (id: string | null) => string

/** The names of those who have saved drafts, asked for their reviews and declined them. */
export async function namesFor(
  db: Database,
  drafts: readonly (Reviewed & Pick<DraftTable, 'saved_by'>)[],
): Promise<NameOf> {
  const ids = drafts
    .flatMap((draft) => [draft.saved_by, draft.review_requested_by, draft.review_declined_by])
    .filter((id) => id !== null)
  if (ids.length === 0) return () => ''
  const staff = await db.selectFrom('staff').select(['id', 'name']).where('id', 'in', ids).execute()
  const names = new Map(staff.map(({ id, name }) => [id, name]))
  return (id) => names.get(id ?? '') ?? ''
}

export function reviewOf(draft: Reviewed, nameOf: NameOf): RequestedReview {
  const { review_requested_by: by, review_requested_at: at } = draft
  return at === null ? null : { by: nameOf(by), at: momentOf(at), declined: declinedOf(draft, nameOf) }
}

function declinedOf(
  { review_declined_by: by, review_declined_at: at, review_reason }: Reviewed,
  nameOf: NameOf,
): NonNullable<RequestedReview>['declined'] {
  return at === null ? null : { by: nameOf(by), at: momentOf(at), reason: review_reason ?? '' }
}
