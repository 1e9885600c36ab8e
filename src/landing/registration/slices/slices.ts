import { combineSlices, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { AffiliateIds } from '../../../rules/attribution.ts'
import type { WelcomeBonus } from '../../../rules/form/bonus-choice.ts'
import { pickBonus } from '../../../rules/form/bonus-choice.ts'
import { type CaptchaState, withSpentToken, withToken } from '../../../rules/form/captcha.ts'
import type { Notice } from '../../../rules/session/notification.ts'

type DialogKind = 'registration' | 'sign-in' | 'reset-password' | 'other'

/** The open dialog; its form id names its one submission, however often it has to be sent. */
export type OpenDialog = { readonly name: string; readonly kind: DialogKind; readonly formId: string }

export const dialog = createSlice({
  name: 'dialog',
  initialState: null as OpenDialog | null,
  reducers: {
    opened: (_, { payload }: PayloadAction<OpenDialog>) => payload,
    closed: () => null,
    renamed: (state, { payload }: PayloadAction<string>) => state && { ...state, formId: payload },
  },
})

/** Where a submission stands. */
export type FlowState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'sending'
      readonly what: 'registration' | 'login' | 'reset' | 'google' | 'tournament'
      /** The browser has come back online since; the answer of this try may be lost all the same. */
      readonly cameOnline?: boolean
    }
  /** No answer came; the form is sent again when the browser is back online. */
  | { readonly kind: 'unanswered'; readonly what: 'registration' | 'login' | 'reset' }
  /** One click made these; they are shown this once. */
  | { readonly kind: 'credentials'; readonly username: string; readonly password: string; readonly onward: string }
  | { readonly kind: 'arrived'; readonly onward: string }

export const flow = createSlice({
  name: 'flow',
  initialState: { kind: 'idle' } as FlowState,
  reducers: { moved: (_, { payload }: PayloadAction<FlowState>) => payload },
})

export type BonusState = {
  readonly currency: string
  readonly list: readonly WelcomeBonus[] | null
  /** What the list is in; the currency itself may be a step ahead. */
  readonly listCurrency: string
  readonly chosen: number | null
  readonly isLoading: boolean
}

export const bonuses = createSlice({
  name: 'bonuses',
  initialState: { currency: '', list: null, listCurrency: '', chosen: null, isLoading: false } as BonusState,
  reducers: {
    asked: (state, { payload }: PayloadAction<string>) => ({ ...state, currency: payload, isLoading: true }),
    arrived: (state, { payload }: PayloadAction<Pick<BonusState, 'list' | 'chosen'>>) => ({
      ...state,
      ...payload,
      listCurrency: state.currency,
    }),
    shown: (state) => ({ ...state, isLoading: false }),
    picked: (state, { payload }: PayloadAction<{ readonly id: number | null; readonly isPromo: boolean }>) => ({
      ...state,
      chosen: pickBonus(state.chosen, payload.id, payload.isPromo),
    }),
  },
})

export type PromoState =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking'; readonly code: string }
  | { readonly kind: 'accepted'; readonly code: string; readonly description: string }
  /** The reason as the id of its text. */
  | { readonly kind: 'refused'; readonly code: string; readonly text: string }

export const promo = createSlice({
  name: 'promo',
  initialState: { kind: 'none' } as PromoState,
  reducers: { moved: (_, { payload }: PayloadAction<PromoState>) => payload },
})

const noCaptcha: CaptchaState = {
  siteKey: null,
  displayCaptcha: false,
  token: null,
  needReset: false,
  isUnavailable: false,
}

export const captcha = createSlice({
  name: 'captcha',
  initialState: { ...noCaptcha, provider: 'off' as string },
  reducers: {
    configured: (state, { payload }: PayloadAction<{ readonly siteKey: string; readonly provider: string }>) => ({
      ...state,
      ...payload,
    }),
    displayed: (state, { payload }: PayloadAction<boolean>) => ({ ...state, displayCaptcha: payload }),
    solved: (state, { payload }: PayloadAction<string>) => ({ ...state, ...withToken(state, payload) }),
    spent: (state) => ({ ...state, ...withSpentToken(state) }),
    failed: (state) => ({ ...state, isUnavailable: true }),
  },
})

export const affiliate = createSlice({
  name: 'affiliate',
  initialState: { click_id: null, offer_id: null, partner_id: null, landing_id: null } as AffiliateIds,
  reducers: { read: (_, { payload }: PayloadAction<AffiliateIds>) => payload },
})

export type Profile = { readonly id: string; readonly redirectUrl?: string }

export const session = createSlice({
  name: 'session',
  initialState: { profile: null as Profile | null, areStatisticsSent: false, googleClientId: '' },
  reducers: {
    known: (state, { payload }: PayloadAction<Profile>) => ({ ...state, profile: payload }),
    ended: (state) => ({ ...state, profile: null }),
    statisticsSent: (state) => ({ ...state, areStatisticsSent: true }),
    googleConfigured: (state, { payload }: PayloadAction<string>) => ({ ...state, googleClientId: payload }),
  },
})

export type ShownNotice = Notice & { readonly id: string }

export const notices = createSlice({
  name: 'notices',
  initialState: [] as readonly ShownNotice[],
  reducers: {
    shown: (state, { payload }: PayloadAction<ShownNotice>) => [...state, payload].slice(-3),
    dismissed: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
    cleared: () => [],
  },
})

export const reducer = combineSlices(dialog, flow, bonuses, promo, captcha, affiliate, session, notices)

export type RegistrationState = ReturnType<typeof reducer>
