import type { CompiledDialog } from '../../../src/contract/index.ts'
import type { Journey, JourneyNotice } from '../../../src/landing/page/journey.ts'
import type { Page } from '../../../src/landing/page/page.ts'

/** What happens in the moments of a visit. */
export const stateGroups = ['The page', 'Registration', 'While it works', 'When it fails', 'Other dialogs'] as const

/** A moment of a visit: the dialog that is open, and what the visitor sees in it. */
type State = {
  readonly label: string
  readonly group: (typeof stateGroups)[number]
  readonly opens?: (page: Page) => CompiledDialog | undefined
  readonly journey?: (atRest: Journey, page: Page) => Partial<Journey>
  /** The state of the form's fields. */
  readonly form?: 'every-problem' | 'email' | 'phone' | 'one-click'
}

const registration = (page: Page) => page.dialog
const ofKind = (kind: CompiledDialog['kind']) => (page: Page) =>
  page.otherDialogs.find((dialog) => dialog.kind === kind)
const withNotice = (tone: JourneyNotice['tone'], id: string): Partial<Journey> => ({
  notices: [{ id, tone, messages: [{ id }] }],
})
const failed = (label: string, id: string): State => ({
  label,
  group: 'When it fails',
  opens: registration,
  journey: () => withNotice('error', id),
})

const known = {
  'first-visit': { group: 'The page', label: 'First visit' },
  form: { group: 'Registration', label: 'Registration', opens: registration },
  email: { group: 'Registration', label: 'By e-mail', opens: registration, form: 'email' },
  phone: { group: 'Registration', label: 'By phone', opens: registration, form: 'phone' },
  'one-click': { group: 'Registration', label: '1 click', opens: registration, form: 'one-click' },
  problems: { group: 'Registration', label: 'Every problem', opens: registration, form: 'every-problem' },
  'no-bonuses': {
    group: 'Registration',
    label: 'No bonuses',
    opens: registration,
    journey: () => ({ bonuses: [], chosen: null }),
  },
  loading: {
    group: 'While it works',
    label: 'Bonuses loading',
    opens: registration,
    journey: () => ({ isLoading: true }),
  },
  'promo-accepted': {
    group: 'Registration',
    label: 'Promo accepted',
    opens: registration,
    journey: () => ({ promo: { kind: 'accepted', description: '150150' } }),
  },
  'promo-refused': {
    group: 'When it fails',
    label: 'Promo refused',
    opens: registration,
    journey: () => ({ promo: { kind: 'refused', text: 'ui.promo.unknown' } }),
  },
  captcha: {
    group: 'While it works',
    label: 'Captcha',
    opens: registration,
    journey: (atRest) => ({ captcha: { ...atRest.captcha, isShown: true, isUnfinished: true, provider: 'altcha' } }),
  },
  sending: { group: 'While it works', label: 'Sending', opens: registration, journey: () => ({ isSending: true }) },
  'user-exists': failed('User exists', 'ui.notice.user-exists'),
  'country-blocked': failed('Country blocked', 'ui.notice.country-blocked'),
  'something-wrong': failed('Server error', 'ui.notice.something-wrong'),
  'no-connection': failed('No connection', 'ui.notice.no-connection'),
  credentials: {
    group: 'Registration',
    label: 'Credentials',
    opens: registration,
    journey: () => ({ inPlace: { kind: 'credentials', username: '48151623', password: 'k7-Rwm2-xQ' } }),
  },
  'sign-in': { group: 'Other dialogs', label: 'Sign in', opens: ofKind('sign-in') },
  'second-step': {
    group: 'Other dialogs',
    label: 'Second step',
    opens: ofKind('sign-in'),
    journey: () => ({ inPlace: { kind: 'second-step' } }),
  },
  reset: { group: 'Other dialogs', label: 'Reset password', opens: ofKind('reset-password') },
  'reset-sent': {
    group: 'Other dialogs',
    label: 'Reset sent',
    journey: () => withNotice('success', 'ui.notice.recovery-sent'),
  },
  thanks: { group: 'Other dialogs', label: 'Thanks', opens: ofKind('thanks') },
  closed: { group: 'The page', label: 'Market closed' },
} as const satisfies Record<string, State>

export type StateName = keyof typeof known

export const states: Readonly<Record<StateName, State>> = known

/** The states that a page can have, by the dialogs that it has. */
export function statesOf(page: Page): StateName[] {
  const ways = new Set(page.dialog.blocks.flatMap((block) => (block.type === 'tabs' ? block.tabs : [])))
  return (Object.keys(states) as StateName[]).filter((name) => {
    const { opens, form } = states[name]
    const isWay = form !== undefined && form !== 'every-problem'
    return (!opens || opens(page) !== undefined) && (!isWay || ways.has(form))
  })
}
