import type { StaffRole } from '../../src/contract/index.ts'
import { mayCall } from '../model/staff/may.ts'

const screens = [
  { to: '/', label: 'Landings', call: 'catalogue' },
  { to: '/records', label: 'Shared', call: 'library' },
  { to: '/pictures', label: 'Pictures', call: 'picture' },
  { to: '/translations', label: 'Texts', call: 'record' },
  { to: '/reviews', label: 'Reviews', call: 'reviews' },
  { to: '/calendar', label: 'Calendar', call: 'calendar' },
  { to: '/history', label: 'History', call: 'publications' },
  { to: '/links', label: 'Links', call: 'catalogue' },
  { to: '/cashier', label: 'Cashier', call: 'withdrawals' },
  { to: '/verification', label: 'Verification', call: 'verifications' },
  { to: '/trading', label: 'Trading', call: 'trading' },
  { to: '/players', label: 'Players', call: 'players' },
  { to: '/security', label: 'Security', call: 'security-events' },
  { to: '/people', label: 'People', call: 'staff' },
  { to: '/log', label: 'Log', call: 'audit' },
] as const

/** The screens that a role may open: those whose first call it may make. */
export const screensFor = (role: StaffRole) => screens.filter(({ call }) => mayCall(role, call))
