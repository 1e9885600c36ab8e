import type { PlayerCallsOfSite } from '../../page/player-calls.ts'
import type { KnownProfile } from '../known-profile.ts'

export type EmailTool = {
  readonly profile: KnownProfile
  readonly calls: PlayerCallsOfSite
  /** Leads to another step. */
  readonly go: (step: Step) => void
}

/** What the player does with the e-mail; a code is for confirming an address or for removing it. */
export type Step =
  | { readonly kind: 'shown'; readonly said?: 'ui.notice.email-confirmed' | 'site.profile.email-removed' }
  | { readonly kind: 'address' | 'removal' }
  | { readonly kind: 'code'; readonly purpose: 'confirm' | 'remove'; readonly to: string }
