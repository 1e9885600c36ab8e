import './tables.ts'
import type { Service } from '../../kernel/service.ts'
import { cashOut, cashOutOffer, checkSlip, ownBet, ownBets, ownBetsFile, placeBet } from './calls/bets.ts'
import { fixture, fixtures, results, sports } from './calls/fixtures.ts'
import { errors } from './errors.ts'
import { limits } from './limits.ts'
import { migrations } from './migrations/index.ts'
import { sweep } from './sweep.ts'

/** What players bet on, and their bets. */
export const sportsbook = {
  migrations,
  handlers: {
    'cash-out': cashOut,
    'cash-out-offer': cashOutOffer,
    'check-slip': checkSlip,
    fixture,
    fixtures,
    'own-bet': ownBet,
    'own-bets': ownBets,
    'own-bets-file': ownBetsFile,
    'place-bet': placeBet,
    results,
    sports,
  },
  errors,
  limits,
  sweep,
} satisfies Service
