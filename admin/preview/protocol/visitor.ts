import type { PageBonus } from '../../../src/landing/page/page.ts'

/** Who looks at the page, and when; what is empty is as it is for anybody, now. */
export type Visitor = {
  readonly country: string
  readonly currency: string
  /** A day and time of this clock. */
  readonly moment: string
  /** Asks for less motion. */
  readonly isStill: boolean
  readonly hasScript: boolean
}

export const anybody: Visitor = { country: '', currency: '', moment: '', isStill: false, hasScript: true }

/** What the page itself has to know of the visitor. */
export type SeenBy = Pick<Visitor, 'isStill' | 'hasScript'> & {
  readonly now: number | null
  /** What the bonuses are shown in, where that is not the page's own currency. */
  readonly money: { readonly currency: string; readonly bonuses: readonly PageBonus[] } | null
  /** The page in the place of this one, where the market is closed. */
  readonly closed: ClosedPage | null
}

/** A page of the server, put together for the preview. */
export type ClosedPage = {
  readonly lang: string
  readonly css: string
  readonly classes: string
  readonly body: string
}

export const seenByAnybody: SeenBy = { isStill: false, hasScript: true, now: null, money: null, closed: null }
