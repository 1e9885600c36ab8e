import type { Kernel } from '../../kernel/kernel.ts'

/** Whose factors; staff and players have tables of their own. */
export type Owner = { readonly kind: 'staff' | 'player'; readonly id: string }

/** What the factors need. */
export type Factors = Pick<Kernel, 'db' | 'now' | 'secrets'>

export const tablesOf = {
  staff: {
    authenticators: 'staff_authenticators',
    recoveryCodes: 'staff_recovery_codes',
    secondSteps: 'staff_second_steps',
  },
  player: {
    authenticators: 'player_authenticators',
    recoveryCodes: 'player_recovery_codes',
    secondSteps: 'player_second_steps',
  },
} as const
