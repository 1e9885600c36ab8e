import './tables.ts'
import type { Service } from '../../kernel/service.ts'
import { externalBalance, externalBet, externalRollback, externalWin, launchGame } from './calls/external.ts'
import { game, games as lobby, ownGames, ownPlay, setFavourite } from './calls/lobby.ts'
import { beginRound, changeSeeds, ownRound, ownRounds, ownRoundsFile, ownSeeds, playMove } from './calls/rounds.ts'
import { cashOutRound, ownTable, placeTableBet, table, tables, takeBackTableBet } from './calls/tables.ts'
import { errors } from './errors.ts'
import { limits } from './limits.ts'
import { migrations } from './migrations/index.ts'
import { sweep } from './sweep.ts'

/** What players play, and their rounds. */
export const games = {
  migrations,
  handlers: {
    'begin-round': beginRound,
    'cash-out-round': cashOutRound,
    'change-seeds': changeSeeds,
    'external-balance': externalBalance,
    'external-bet': externalBet,
    'external-rollback': externalRollback,
    'external-win': externalWin,
    game,
    games: lobby,
    'launch-game': launchGame,
    'own-games': ownGames,
    'own-play': ownPlay,
    'own-round': ownRound,
    'own-rounds': ownRounds,
    'own-rounds-file': ownRoundsFile,
    'own-seeds': ownSeeds,
    'own-table': ownTable,
    'place-table-bet': placeTableBet,
    'play-move': playMove,
    'set-favourite': setFavourite,
    table,
    tables,
    'take-back-table-bet': takeBackTableBet,
  },
  errors,
  limits,
  sweep,
} satisfies Service
