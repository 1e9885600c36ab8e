/** Why the staff rejects a withdrawal; each has a text for the player, `ui.cashier.withdrawal-reason-<reason>`. */
export const withdrawalReasons = ['details', 'identity', 'rules', 'method', 'other'] as const

export type WithdrawalReason = (typeof withdrawalReasons)[number]
