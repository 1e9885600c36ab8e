import type { PlayerOutline } from '../../../src/contract/index.ts'

/** Why a player cannot sign in, if so. */
export function StateBadges({ player: { blocked, erased } }: { readonly player: PlayerOutline }) {
  if (erased) return <span className="badge">erased</span>
  return blocked && <span className="badge badge-bad">blocked</span>
}
