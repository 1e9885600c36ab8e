import type { CurrencyCode, NoticeKind } from '../../../contract/index.ts'
import { newId } from '../../../kernel/secrets.ts'
import type { Inbox } from '../inbox.ts'

export type News = {
  /** The id of the player. */
  readonly player: string
  readonly kind: NoticeKind
  /** What it is about: the player is told once. */
  readonly cause: string
  /** In minor units. */
  readonly money?: { readonly amount: number; readonly currency: CurrencyCode }
  readonly reason?: string | null
}

/** Tells players what happened, with the transaction in which it happens. */
export async function addNotice({ db, now }: Inbox, ...news: News[]): Promise<void> {
  if (news.length === 0) return
  await db
    .insertInto('notices')
    .values(news.map((one) => rowOf(one, now())))
    .onConflict((conflict) => conflict.columns(['account_id', 'kind', 'cause']).doNothing())
    .execute()
}

const rowOf = ({ player, kind, cause, money, reason }: News, created_at: number) => ({
  id: newId(),
  account_id: player,
  kind,
  cause,
  currency: money?.currency ?? null,
  amount: money?.amount ?? null,
  reason: reason ?? null,
  created_at,
})
