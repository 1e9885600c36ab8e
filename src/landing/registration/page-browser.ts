import type { Browser } from '../../visitor/browser.ts'
import type { Draft } from './draft.ts'

/** What the flow needs from the browser. A preview passes one that never navigates. */
export type PageBrowser = Browser & {
  /** The query of the page's address. */
  readonly query: () => URLSearchParams
  readonly href: () => string
  /** Stored for the lifetime of the tab. */
  readonly keepInTab: (name: string, value: string | null) => void
  readonly recallFromTab: (name: string) => string | null
  readonly navigate: (address: string) => void
  readonly openDialog: (name: string) => void
  readonly closeDialogs: () => void
  /** Restores a draft into its dialog's form without overwriting values. */
  readonly refill: (draft: Draft) => void
  /** Submits a dialog's form again, unless its password is gone. */
  readonly sendAgain: (dialog: string) => void
  /** Resolves once a notice of success is on the screen: on a slow phone that takes a moment. */
  readonly successSeen: () => Promise<void>
  /** Resolves when the visitor leaves the page. */
  readonly leaving: () => Promise<void>
  readonly newId: () => string
}
