import type { Browser } from '../../visitor/browser.ts'
import type { Draft } from './draft.ts'

/** What the flow needs of the browser around it; a preview gives it one that leads nowhere. */
export type Surroundings = Browser & {
  /** The query of the address with which the visitor came. */
  readonly query: () => URLSearchParams
  readonly href: () => string
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
}
