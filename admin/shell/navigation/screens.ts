import type { StaffRole } from '../../../src/contract/index.ts'
import { mayCall } from '../../model/staff/may.ts'

const groups = [
  {
    title: 'Campaigns',
    screens: [
      { to: '/', label: 'Landings', call: 'catalogue' },
      { to: '/records', label: 'Shared', call: 'library' },
      { to: '/pictures', label: 'Pictures', call: 'picture' },
      { to: '/translations', label: 'Texts', call: 'record' },
    ],
  },
  {
    title: 'Publishing',
    screens: [
      { to: '/reviews', label: 'Reviews', call: 'reviews' },
      { to: '/calendar', label: 'Calendar', call: 'calendar' },
      { to: '/history', label: 'History', call: 'publications' },
      { to: '/links', label: 'Links', call: 'catalogue' },
    ],
  },
  {
    title: 'Players',
    screens: [
      { to: '/cashier', label: 'Cashier', call: 'withdrawals' },
      { to: '/verification', label: 'Verification', call: 'verifications' },
      { to: '/trading', label: 'Trading', call: 'trading' },
      { to: '/players', label: 'Players', call: 'players' },
    ],
  },
  {
    title: 'House',
    screens: [
      { to: '/security', label: 'Security', call: 'security-events' },
      { to: '/people', label: 'People', call: 'staff' },
      { to: '/log', label: 'Log', call: 'audit' },
    ],
  },
] as const

type Group = (typeof groups)[number]

export type ScreenPath = Group['screens'][number]['to']

/** The screens that a role may open, by group: those whose first call it may make. */
export const screenGroupsFor = (role: StaffRole) =>
  groups
    .map(({ title, screens }) => ({ title, screens: screens.filter(({ call }) => mayCall(role, call)) }))
    .filter(({ screens }) => screens.length > 0)

export const screensFor = (role: StaffRole) => screenGroupsFor(role).flatMap(({ screens }) => screens)

type AnyScreen = Group['screens'][number]

/** The screen of a path, if the role may not open it. */
export function forbiddenFor(role: StaffRole, path: string): AnyScreen | undefined {
  const all = groups.flatMap((group): readonly AnyScreen[] => group.screens)
  const screen = all.find(({ to }) => to !== '/' && `${path}/`.startsWith(`${to}/`))
  return screen && !mayCall(role, screen.call) ? screen : undefined
}
