import type { Draft } from './draft.ts'

/** What the flow needs of the browser around it; a preview gives it one that leads nowhere. */
export type Surroundings = {
  /** The query of the address with which the visitor came. */
  readonly query: () => URLSearchParams
  readonly href: () => string
  readonly readCookie: (name: string) => string | undefined
  readonly writeCookie: (name: string, value: string, seconds: number) => void
  readonly removeCookie: (name: string) => void
  /** Kept beyond the page where the browser allows it, forgotten where not. */
  readonly remember: (name: string, value: string | null) => void
  readonly recall: (name: string) => string | null
  /** Kept as long as the tab is open, and no longer. */
  readonly keepInTab: (name: string, value: string | null) => void
  readonly recallFromTab: (name: string) => string | null
  readonly navigate: (address: string) => void
  readonly openDialog: (name: string) => void
  readonly closeDialogs: () => void
  /** Puts what was entered back into the form of its dialog; what stands there already stays. */
  readonly refill: (draft: Draft) => void
  /** Sends the form of a dialog as it stands, where its password has not gone. */
  readonly sendAgain: (dialog: string) => void
  readonly newId: () => string
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<void>
}
