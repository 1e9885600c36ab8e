import type { Answer } from '../../../api/ask.ts'
import { noteAct, type QueueAct } from '../../../parts/queue/act.ts'

export type Act = QueueAct<'approve' | 'send' | 'reject' | 'note'>

const acts: { readonly [Id in Act['id']]: Act } = {
  approve: {
    id: 'approve',
    label: 'Approve',
    isUsual: true,
    consequence: 'You agree that the money is sent. Above the limit a colleague has to approve it, too.',
    done: 'Your approval is stored.',
  },
  send: {
    id: 'send',
    label: 'Mark as sent',
    isUsual: true,
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
  note: noteAct,
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
