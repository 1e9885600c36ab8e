import type { PlayerCallName } from '../../contract/calls/player.ts'
import type { Limits } from '../../kernel/limits/limit.ts'

const minute = 60_000

/** Generous, as very many visitors can share an address. The budget bounds what all of them write. */
export const limits: Limits<PlayerCallName> = {
  'open-registration-form': {
    name: 'form-opened',
    within: 'process',
    rules: [{ by: 'ip', times: 120, window: minute }],
  },
}
