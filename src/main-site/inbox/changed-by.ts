import type { InboxCalls } from '../../contract/calls/inbox.ts'
import type { PlayerCallsOfSite } from '../page/player-calls.ts'

export type ShownNotice = InboxCalls['notices']['answer']['notices'][number]

/** What the player did with notices: all that were seen up to one, or one. */
export type Change =
  | { readonly kind: 'read' | 'clear'; readonly until: string }
  | { readonly kind: 'archive'; readonly id: string }

/** Whether the server has made the change. */
export async function makeChange({ ask }: PlayerCallsOfSite, change: Change): Promise<boolean> {
  const made =
    change.kind === 'archive'
      ? await ask('archive-notice', { params: { notice: change.id } })
      : await ask(change.kind === 'read' ? 'read-notices' : 'clear-notices', { body: { until: change.until } })
  return made.kind === 'answer'
}

/** The notices of a box, newest first, after what was done with them. */
export const changedBy = (changes: readonly Change[], notices: readonly ShownNotice[]): readonly ShownNotice[] =>
  changes.reduce(applied, notices)

function applied(notices: readonly ShownNotice[], change: Change): readonly ShownNotice[] {
  if (change.kind === 'archive') return notices.filter(({ id }) => id !== change.id)
  const first = notices.findIndex(({ id }) => id === change.until)
  // Loaded since; everything that follows the newest one that was seen is older.
  const [newer, seen] = first < 0 ? [[], notices] : [notices.slice(0, first), notices.slice(first)]
  return change.kind === 'clear' ? newer : [...newer, ...seen.map((notice) => ({ ...notice, is_read: true }))]
}
