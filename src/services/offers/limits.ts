import type { PlayerCallName } from '../../contract/calls/player.ts'
import type { Limits } from '../../kernel/limits/limit.ts'

export const limits: Limits<PlayerCallName> = {
  'check-promo': { name: 'promo', rules: [{ by: 'ip', times: 20, window: 10 * 60_000 }] },
  'use-promo': { name: 'promo', rules: [{ by: 'ip', times: 20, window: 10 * 60_000 }] },
}
