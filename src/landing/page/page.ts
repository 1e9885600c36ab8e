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
import type { BonusTerms } from '../../rules/landing/bonus-terms.ts'
import type { PageBasics } from '../../ui/page-basics.ts'

/** Everything that one page shows in one language. It is the renderer's only input and is sent along with the page. */
export type Page = PageBasics & {
  readonly slug: string
  /** The page's own path. */
  readonly path: string
  /** The path of landings in this language, with * for the slug. */
  readonly landingPath: string
  /** The main site's address that the page leads to. */
  readonly destination: string
  readonly languages: readonly PageLanguage[]
  /** The address's parameter if its value is known; safe as part of a class name. */
  readonly parameter: string | null
  readonly blocks: readonly Block[]
  /** The dialog of the main button. */
  readonly dialog: CompiledDialog
  /** The dialogs reachable from it. */
  readonly otherDialogs: readonly CompiledDialog[]
  readonly banner: CompiledLanding['banner']
  readonly button: CompiledLanding['button']
  readonly bonus: CompiledLanding['bonus']
  /** The text id of the advertised bonus's conditions. */
  readonly conditions: string
  readonly bonuses: readonly PageBonus[]
  /** What the page says of its bonus, or of the one that takes its place in another currency. */
  readonly offers: readonly BonusTerms[]
  readonly phoneCountries: readonly PhoneCountry[]
  readonly signUpMethods: Market['signUpMethods']
  /** The face of its headlines; none where they have the visitor's own. */
  readonly face?: Face
  readonly figure: Theme['figure']
  readonly decorations: Theme['decorations']
  readonly legal: Market['legal']
  readonly signIn: CompiledLanding['signIn']
  /** The main site's sign-in address; the visitor's query is added on click, see follow-links.ts. */
  readonly signInAddress: string
  readonly afterSuccess: AfterSuccess
  readonly registrationType: CompiledLanding['registrationType']
  readonly section: Pick<Section, 'path' | 'query'>
  readonly loadingOverlay: boolean
  /** The main site's addresses that this page can lead to, by section. */
  readonly sections: Readonly<Record<string, string>>
  /** The marketing scripts of the page, if any. */
  readonly pixels?: { readonly scripts: readonly string[]; readonly consent: Market['pixelConsent'] }
  /** For the UI kit: one block of each type, with their styles. */
  readonly kit?: { readonly blocks: readonly Block[]; readonly styles: string }
  readonly site: Pick<Site, 'mode' | 'brand' | 'basePath' | 'defaultLocale' | 'fingerprint'> & {
    readonly hosts: Site['hosts']
  }
}

/** A face of headlines: the letters that they use, in files of one script each. */
export type Face = {
  readonly style: 'normal' | 'italic'
  readonly files: readonly { readonly src: string; readonly range: string }[]
}

/** What of a page depends on its currency. */
export type PageInCurrency = Pick<Page, 'bonus' | 'values' | 'conditions' | 'bonuses' | 'phoneCountries'>

type PageLanguage = { readonly code: string; readonly tag: string; readonly name: string; readonly path: string }

export type PageBonus = Pick<BonusPreset, 'bonusId' | 'name' | 'category'> & {
  /** The maximum amount, in the chosen currency. */
  readonly amount: number
  /** The name from the bonus system, if the page does not know the bonus. */
  readonly words?: string
}

export type PhoneCountry = { readonly code: string; readonly dialCode: string; readonly name: string }

export const PageContext = createContext<Page | null>(null)

export function usePage(): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error('Used outside of a page.')
  return page
}
