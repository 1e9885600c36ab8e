import type { ReactNode } from 'react'
import { type Player, type PlayerActions, useVisitor } from '../../page/player.ts'
import { Skeleton } from './Skeleton.tsx'

type ForPlayerProps = { readonly children: (player: Player, act: PlayerActions) => ReactNode }

/** What only a signed-in player sees, once it is known who that is. */
export function ForPlayer({ children }: ForPlayerProps): ReactNode {
  const visitor = useVisitor()
  if (visitor.kind === 'unknown') return <Skeleton />
  return visitor.kind === 'player' ? children(visitor.player, visitor.act) : null
}
