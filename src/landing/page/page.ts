import { createContext, useContext } from 'react'
import type {
  AfterSuccess,
  Block,
  BonusPreset,
  CompiledDialog,
  CompiledLanding,
  Market,
  Section,
  Site,
  Theme,
} from '../../contract/index.ts'
import type { PageBasics } from '../../ui/page-basics.ts'

/** Everything that one page in one language shows: the whole input of the renderer, small enough to travel with it. */
export type Page = PageBasics & {
  readonly slug: string
  /** The page's own path, and the pages that say the same in other languages. */
  readonly path: string
  /** The addresses of landings in this language, with * for the landing. */
  readonly landingPath: string
  /** Where the main site takes over. */
  readonly destination: string
  readonly languages: readonly PageLanguage[]
  /** The known value of the address's parameter, as a safe style class. */
  readonly parameter: string | null
  readonly blocks: readonly Block[]
  /** The dialog of the main button. */
  readonly dialog: CompiledDialog
  /** The dialogs that can be reached from it. */
  readonly otherDialogs: readonly CompiledDialog[]
  readonly banner: CompiledLanding['banner']
  readonly button: CompiledLanding['button']
  readonly bonus: CompiledLanding['bonus']
  /** The text with the conditions of the advertised bonus. */
  readonly conditions: string
  readonly bonuses: readonly PageBonus[]
  readonly phoneCountries: readonly PhoneCountry[]
  readonly signUpMethods: Market['signUpMethods']
  readonly figure: Theme['figure']
  readonly decorations: Theme['decorations']
  readonly legal: Market['legal']
  readonly signIn: CompiledLanding['signIn']
  /** Where signing in leads to the main site; the visitor's query is added at the click. */
  readonly signInAddress: string
  readonly afterSuccess: AfterSuccess
  readonly registrationType: CompiledLanding['registrationType']
  readonly section: Pick<Section, 'path' | 'query'>
  readonly loadingOverlay: boolean
  /** The addresses of the main site to which this page can lead, by section. */
  readonly sections: Readonly<Record<string, string>>
  /** The marketing scripts of the page, where there are any. */
  readonly pixels?: { readonly scripts: readonly string[]; readonly consent: Market['pixelConsent'] }
  /** What the UI kit shows besides: one of each block, with their styles. */
  readonly kit?: { readonly blocks: readonly Block[]; readonly styles: string }
  readonly site: Pick<Site, 'mode' | 'brand' | 'basePath' | 'defaultLocale' | 'fingerprint'> & {
    readonly hosts: Site['hosts']
  }
}

type PageLanguage = { readonly code: string; readonly tag: string; readonly name: string; readonly path: string }

export type PageBonus = Pick<BonusPreset, 'bonusId' | 'name' | 'category'> & {
  /** The most that it brings, in the chosen currency. */
  readonly amount: number
  /** Its name, where the bonus system brought it. */
  readonly words?: string
}

export type PhoneCountry = { readonly code: string; readonly dialCode: string; readonly name: string }

export const PageContext = createContext<Page | null>(null)

export function usePage(): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error('This stands outside of a page.')
  return page
}
