import { createContext, useContext } from 'react'
import { type Page, type PageBonus, usePage } from './page.ts'

/** The state of a registration as components see it. */
export type Journey = {
  /** The open dialog. */
  readonly dialog: string | null
  /** The currency of the bonuses shown. */
  readonly currency: string
  /** The currency whose bonuses were last requested; null before the registration has read the campaign. */
  readonly askedCurrency: string | null
  readonly bonuses: readonly PageBonus[]
  /** The chosen bonus; null for none. */
  readonly chosen: number | null
  readonly isLoading: boolean
  readonly isSending: boolean
  readonly promo: Promo
  readonly captcha: CaptchaView
  readonly hasGoogle: boolean
  /** What the open dialog shows in place of its form. */
  readonly inPlace: InPlaceOfForm | null
  /** What of the page differs in the currency that is shown. */
  readonly pageChanges: Pick<Page, 'bonus' | 'conditions' | 'values'> | null
  /** The player who is signed in. */
  readonly player: { readonly name: string } | null
  readonly notices: readonly JourneyNotice[]
  /** Undefined until the registration has been loaded. */
  readonly act?: JourneyActions
}

export type InPlaceOfForm =
  | { readonly kind: 'credentials'; readonly username: string; readonly password: string }
  | { readonly kind: 'second-step'; readonly problem?: 'code-missing' | 'code-wrong' | undefined }

type Promo =
  | { readonly kind: 'none' | 'asking' }
  | { readonly kind: 'accepted'; readonly description: string }
  /** The text id of the reason. */
  | { readonly kind: 'refused'; readonly text: string }

export type CaptchaView = {
  readonly isShown: boolean
  readonly isUnfinished: boolean
  readonly provider: string
  readonly siteKey: string
  /** Changes with each reset, so that the widget is rendered again. */
  readonly round: number
}

export type JourneyNotice = {
  readonly id: string
  readonly tone: 'success' | 'warning' | 'error'
  /** Ids of interface texts, or texts from a response. */
  readonly messages: readonly ({ readonly id: string } | { readonly text: string })[]
}

export type JourneyActions = {
  readonly applyPromo: (code: string) => void
  readonly cancelPromo: () => void
  readonly askChallenge: () => Promise<unknown>
  readonly captchaSolved: (token: string) => void
  readonly captchaFailed: () => void
  readonly recoverPassword: (token: string, password: string) => void
  readonly confirmEmail: (token: string) => void
  readonly sendCredentials: (email: string) => void
  readonly goOn: () => void
  readonly finishSignIn: (code: string) => void
  readonly backToForm: () => void
  readonly logOut: () => void
  readonly dismiss: (noticeId: string) => void
}

export function initialJourney(page: Page): Journey {
  return {
    dialog: null,
    currency: page.bonus.currency,
    askedCurrency: null,
    bonuses: page.bonuses,
    chosen: page.bonuses[0]?.bonusId ?? null,
    isLoading: false,
    isSending: false,
    promo: { kind: 'none' },
    captcha: { isShown: false, isUnfinished: false, provider: 'off', siteKey: '', round: 0 },
    hasGoogle: true,
    inPlace: null,
    pageChanges: null,
    player: null,
    notices: [],
  }
}

export const JourneyContext = createContext<Journey | null>(null)

export const PageChangesContext = createContext<Journey['pageChanges']>(null)

/** A page shows one currency, that of its registration. */
export const usePageChanges = () => useContext(PageChangesContext)

export function useJourney(): Journey {
  const page = usePage()
  return useContext(JourneyContext) ?? initialJourney(page)
}
