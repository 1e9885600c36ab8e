import type { Answer, Asked } from '../../../api/ask.ts'
import { noteAct, type QueueAct } from '../../../parts/queue/act.ts'

export type Act = QueueAct<Asked<'decide-verification'>['act']>

const acts: { readonly [Id in Act['id']]: Act } = {
  take: {
    id: 'take',
    label: 'Start check',
    isUsual: true,
    consequence: 'The documents are yours to look at, and the player can no longer replace them.',
    done: 'The documents are on check.',
  },
  approve: {
    id: 'approve',
    label: 'Approve',
    isUsual: true,
    consequence: 'The documents prove the profile. The player is verified, and told so by e-mail.',
    done: 'The player is verified.',
  },
  reject: {
    id: 'reject',
    label: 'Reject',
    consequence: 'The player is told the reason by e-mail, and may send documents anew.',
    done: 'The documents are rejected.',
    asksReason: true,
  },
  reopen: {
    id: 'reopen',
    label: 'Reopen',
    consequence: 'The player is no longer verified until somebody decides again, and is told so by e-mail.',
    done: 'The verification is on check again.',
    needsNote: true,
  },
  note: noteAct,
}

const byState = {
  sent: [],
  'in-process': [acts.take],
  'on-check': [acts.approve, acts.reject],
  verified: [acts.reopen],
  rejected: [],
} as const satisfies { readonly [State in Answer<'verification'>['verification']['state']]: readonly Act[] }

/** The acts that make sense now, the most likely first. */
export const actsFor = ({ verification: { state } }: Pick<Answer<'verification'>, 'verification'>): readonly Act[] => [
  ...byState[state],
  acts.note,
]
