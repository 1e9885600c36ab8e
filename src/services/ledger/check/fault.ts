/** Something in the ledger that must not be. */
export type Fault = {
  readonly code: 'one-sided' | 'unposted' | 'altered' | 'wrong-balance' | 'below-zero' | 'wrong-hold'
  /** The transfer, or the player and the pocket. */
  readonly subject: string
  readonly message: string
}

/** What to do about each. */
export const advice: Readonly<Record<Fault['code'], string>> = {
  'one-sided': 'Find out what wrote this transfer; then add the missing side with a transfer of the kind "correction".',
  unposted: 'Its money has not moved. Restore the postings from a backup.',
  altered: 'Somebody changed history. Restore the transfer and its postings from a backup.',
  'wrong-balance': 'The postings are what counts: set amount in ledger_balances to their sum.',
  'below-zero': 'Block the player, find the transfer below, and settle it with a transfer of the kind "correction".',
  'wrong-hold': 'Compare its transfers below, and settle it with a transfer of the kind "correction".',
}
