import type { Log } from '../../kernel/log.ts'
import { regularly } from '../../kernel/regularly.ts'
import { decideHeld } from './held/decide-held.ts'
import { settleResults } from './settlement/settle-results.ts'
import type { Sportsbook } from './sportsbook.ts'

/** Decides held bets and settles results regularly until stopped. */
export const keepGoing = (sportsbook: Sportsbook, log: Pick<Log, 'warn'>, every = 500): (() => Promise<void>) =>
  regularly(
    async () => {
      await decideHeld(sportsbook, log)
      await settleResults(sportsbook, log)
    },
    { every, log, failure: 'Bets could not be decided or settled' },
  )
