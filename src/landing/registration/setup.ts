import type { AfterSuccess, CompiledDialog, Section } from '../../contract/index.ts'
import type { Hosts } from '../../rules/addresses/trusted-address.ts'
import type { RegistrationPort } from '../../visitor/port.ts'
import type { Surroundings } from './surroundings.ts'

/** What the flow has to know of the landing on which it runs. */
export type LandingSetup = {
  readonly slug: string
  readonly locale: string
  readonly defaultLocale: string
  readonly hosts: Hosts
  readonly section: Pick<Section, 'path' | 'query'>
  readonly registrationType: 1 | 2 | 6
  readonly afterSuccess: AfterSuccess
  /** The address of another landing in this language. */
  readonly addressOf: (slug: string) => string
  readonly dialogs: ReadonlyMap<string, Pick<CompiledDialog, 'kind' | 'agreements'>>
  /** The giveaway that this landing is about: whoever registers takes part. */
  readonly tournament?: string
  readonly currencies: readonly { readonly code: string }[]
  /** With which currency and bonus its dialog begins. */
  readonly bonus: { readonly currency: string; readonly bonusId: number | null; readonly category: 'casino' | 'sport' }
}

export type RegistrationSetup = {
  readonly landing: LandingSetup
  readonly port: RegistrationPort
  readonly surroundings: Surroundings
}
