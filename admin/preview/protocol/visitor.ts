import type { PageBonus } from '../../../src/landing/page/page.ts'

/** The visitor, and the time of the visit; empty values stand for any visitor, now. */
export type Visitor = {
  readonly country: string
  readonly currency: string
  /** A local date and time. */
  readonly moment: string
  /** Prefers reduced motion. */
  readonly isStill: boolean
  readonly hasScript: boolean
}

export const anybody: Visitor = { country: '', currency: '', moment: '', isStill: false, hasScript: true }

/** What the page itself has to know of the visitor. */
export type SeenBy = Pick<Visitor, 'isStill' | 'hasScript'> & {
  readonly now: number | null
  /** The currency of the bonuses, where it is not the page's own. */
  readonly money: { readonly currency: string; readonly bonuses: readonly PageBonus[] } | null
  /** The page that replaces this one where the market is closed. */
  readonly closed: ClosedPage | null
}

/** A page of the server, rendered for the preview. */
export type ClosedPage = {
  readonly lang: string
  readonly css: string
  readonly classes: string
  readonly body: string
}
