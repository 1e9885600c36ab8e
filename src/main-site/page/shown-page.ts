import type { ReactNode } from 'react'
import type { SitePage } from './page.ts'
import type { Visitor } from './player.ts'

type Shown = {
  readonly page: SitePage
  readonly visitor: Visitor
  /** The router, once the visitor has gone on to another page. */
  readonly router: ReactNode
}

/** What the document shows. */
export type ShownPage = {
  readonly get: () => Shown
  /** What the server has rendered. */
  readonly atFirst: () => Shown
  readonly change: (change: Partial<Shown>) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createShown(page: SitePage): ShownPage {
  const listeners = new Set<() => void>()
  const first: Shown = { page, visitor: { kind: page.player ? 'unknown' : 'visitor' }, router: null }
  let shown = first
  return {
    get: () => shown,
    atFirst: () => first,
    change(change) {
      shown = { ...shown, ...change }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
