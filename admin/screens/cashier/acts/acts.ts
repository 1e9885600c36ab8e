import type { Answer } from '../../../api/ask.ts'
import type { DecisionAct } from '../../../parts/decision/ConfirmAct.tsx'

export type Act = DecisionAct & { readonly id: 'approve' | 'send' | 'reject' | 'note' }

const acts: { readonly [Id in Act['id']]: Act } = {
  approve: {
    id: 'approve',
    label: 'Approve',
    consequence: 'You agree that the money is sent. Above the limit a colleague has to approve it, too.',
    done: 'Your approval is stored.',
  },
  send: {
    id: 'send',
    label: 'Mark as sent',
    consequence:
      'Send the money first: this takes it from what was set aside and tells the player by e-mail. It cannot be undone.',
    done: 'The withdrawal is sent.',
  },
  reject: {
    id: 'reject',
    label: 'Reject',
    consequence: 'The amount goes back to the balance of the player, who is told the reason by e-mail.',
    done: 'The withdrawal is rejected.',
    asksReason: true,
  },
  note: {
    id: 'note',
    label: 'Add a note',
    consequence: 'Colleagues read it here. The player does not.',
    done: 'The note is stored.',
    needsNote: true,
  },
}

type File = Pick<Answer<'withdrawal'>, 'withdrawal' | 'mayApprove'>

/** The acts that make sense now, the most likely first. */
export function actsFor({ withdrawal: { state }, mayApprove }: File): readonly Act[] {
  return [
    ...(mayApprove ? [acts.approve] : []),
    ...(state === 'approved' ? [acts.send] : []),
    ...(state === 'pending' || state === 'approved' ? [acts.reject] : []),
    acts.note,
  ]
}
