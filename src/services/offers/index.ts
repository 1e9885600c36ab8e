import './tables.ts'
import type { Service } from '../../kernel/service.ts'
import { cancelBonus, chooseBonus, playerBonuses, welcomeBonuses } from './calls/bonuses.ts'
import { checkPromo, usePromo } from './calls/promo.ts'
import { checkIp, settings } from './calls/settings.ts'
import { errors } from './errors.ts'
import { limits } from './limits.ts'
import { migrations } from './migrations/index.ts'

/** Bonuses, promo codes and the settings of the site. */
export const offers = {
  migrations,
  handlers: {
    'cancel-bonus': cancelBonus,
    'check-ip': checkIp,
    'check-promo': checkPromo,
    'choose-bonus': chooseBonus,
    'player-bonuses': playerBonuses,
    settings,
    'use-promo': usePromo,
    'welcome-bonuses': welcomeBonuses,
  },
  errors,
  limits,
  sweep: () => [],
} satisfies Service
