import type { QueueAct } from '../../../parts/queue/act.ts'

/** What can be proposed about a whole match. */
export const proposals = {
  abandoned: {
    title: 'Abandon',
    consequence:
      'The match is not finished: markets without a result return all stakes, and no more bets are taken. It stays abandoned until the feed says that it is over.',
  },
  feed: {
    title: 'Follow the feed',
    consequence:
      'Where the feed has contradicted a result by hand, the feed’s result counts, now and when it corrects it.',
  },
} as const

/** What can be done about a proposed result. */
export const decisions: { readonly [Act in 'confirm' | 'reject']: QueueAct } = {
  confirm: {
    id: 'confirm',
    label: 'Confirm',
    consequence:
      'Its bets are settled at once: players get their payouts, or what was paid too much is taken back, and are told. A later correction is a result of its own.',
    done: 'The result is confirmed; its bets are being settled.',
    isUsual: true,
  },
  reject: {
    id: 'reject',
    label: 'Reject',
    consequence: 'Nothing is settled. The proposal stays in the log.',
    done: 'The proposed result is rejected.',
  },
}

export const unlimit: QueueAct = {
  id: 'unlimit',
  label: 'Remove the limit',
  consequence: 'From now on the money policy alone counts, and any other limit of the match.',
  done: 'The limit is removed.',
  needsNote: true,
}
