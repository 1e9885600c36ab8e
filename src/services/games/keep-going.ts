import type { Log } from '../../kernel/log.ts'
import { regularly } from '../../kernel/regularly.ts'
import type { Games } from './games.ts'
import { finishLeft } from './recovery/finish-left.ts'

/** Ends rounds whose players have left regularly until stopped; whoever stops it waits for what has begun. */
export const keepGoing = (games: Games, log: Pick<Log, 'warn'>, every = 1000): (() => Promise<void>) =>
  regularly(() => finishLeft(games, log), { every, log, failure: 'Rounds could not be ended' })
