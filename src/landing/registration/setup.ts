import type { AfterSuccess, CompiledDialog, Section } from '../../contract/index.ts'
import type { Hosts } from '../../rules/addresses/trusted-address.ts'
import type { CallPort } from '../../visitor/port.ts'
import type { PageBrowser } from './page-browser.ts'

/** What the flow needs to know about its landing. */
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
  /** The landing's giveaway: a registration takes part in it. */
  readonly tournament?: string
  /** Whether a script of the page sets the visitor's id, some time after the page is shown. */
  readonly setsVisitorId: boolean
  readonly currencies: readonly { readonly code: string }[]
  /** The currency and bonus that the dialog starts with. */
  readonly bonus: { readonly currency: string; readonly bonusId: number | null; readonly category: 'casino' | 'sport' }
}

export type RegistrationSetup = {
  readonly landing: LandingSetup
  readonly port: CallPort
  readonly browser: PageBrowser
}
