import type { Answer } from '../../../api/ask.ts'

export type Act = {
  readonly id: 'block' | 'unblock' | 'sign-out' | 'reset-factors' | 'export' | 'erase'
  readonly label: string
  /** What happens, for the confirmation. */
  readonly consequence: string
  readonly done: string
  readonly asksReason?: boolean
  /** Whether it cannot be undone. */
  readonly isFinal?: boolean
}

const acts: { readonly [Id in Act['id']]: Act } = {
  block: {
    id: 'block',
    label: 'Block',
    consequence:
      'The player is signed out everywhere at once. Whoever signs in with this account is told to contact support, until somebody unblocks it.',
    done: 'The player is blocked.',
    asksReason: true,
  },
  unblock: {
    id: 'unblock',
    label: 'Unblock',
    consequence: 'The player can sign in again with the same password.',
    done: 'The player can sign in again.',
  },
  'sign-out': {
    id: 'sign-out',
    label: 'Sign out everywhere',
    consequence: 'All sessions end at once. The player can sign in again.',
    done: 'The player is signed out everywhere.',
  },
  'reset-factors': {
    id: 'reset-factors',
    label: 'Reset second factor',
    consequence:
      'Removes the authenticator app and the recovery codes, and signs the player out everywhere. From then on the password alone signs in: make sure that it is the player who asks. The player is told by e-mail.',
    done: 'The second factor is removed.',
    asksReason: true,
  },
  export: {
    id: 'export',
    label: 'Export data',
    consequence:
      'Downloads everything that is stored about the player as a JSON file. It contains personal data: hand it to the player alone, and delete it afterwards.',
    done: 'The data was downloaded.',
  },
  erase: {
    id: 'erase',
    label: 'Erase data',
    consequence:
      'Deletes names, addresses, passwords, sessions and tournament entries. Nobody can sign in with this account again, and nobody can undo this. Consents, deposits, withdrawals, bonuses and used promo codes stay under the id.',
    done: 'The personal data was erased.',
    isFinal: true,
  },
}

/** The acts that make sense for a player in this state. */
export function actsFor({ player, hasFactor }: Pick<Answer<'player'>, 'player' | 'hasFactor'>): readonly Act[] {
  if (player.erased) return [acts.export]
  return [
    ...(player.blocked ? [acts.unblock] : [acts.block, acts['sign-out']]),
    ...(hasFactor ? [acts['reset-factors']] : []),
    acts.export,
    acts.erase,
  ]
}
