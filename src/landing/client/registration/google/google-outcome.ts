import type { GoogleToken } from '../../../../rules/form/registration-call.ts'

/** How a sign-in with Google ends. */
export type GoogleOutcome =
  | ({ readonly kind: 'token' } & GoogleToken)
  /** Each has a text `ui.notice.google-<kind>`. */
  | { readonly kind: 'blocked' | 'closed' | 'unavailable' }
  /** The visitor has started another one. */
  | { readonly kind: 'replaced' }
