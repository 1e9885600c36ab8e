import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { postAlone } from '../../../src/services/ledger/transfers/post.ts'
import { databases } from '../../kernel/databases.ts'
import { onThisMachine } from '../../machine.ts'
import { refusal } from '../refusal.ts'
import { laws } from './laws.ts'
import { dropFloor, dropOneSide } from './mutate.ts'
import { type Move, newId, openTestLedger, type TestLedger } from './test-ledger.ts'

describe.each(databases)('the ledger on %s', (kind) => {
  let opened: TestLedger
  beforeEach(async () => {
    opened = await openTestLedger(kind)
  })
  afterEach(() => opened.close())

  const time = onThisMachine(60_000)
  test('ends as its model says after any sequence', () => laws.likeItsModel(opened, postAlone), time)
  test('is exact when 64 debits come at once', () => laws.exactInParallel(opened, postAlone), time)
  test('moves money once for each id', () => laws.onceEach(opened, postAlone), time)

  describe('if it were broken, a law would tell:', () => {
    const isCaught = async (put: Move, ...by: readonly (keyof typeof laws)[]) => {
      for (const law of by) expect([law, await reasonOf(laws[law](opened, put))]).toEqual([law, 'AssertionError'])
    }

    test(
      'no floor',
      async () => {
        await dropFloor(opened.db)
        await isCaught(postAlone, 'likeItsModel', 'exactInParallel')
      },
      time,
    )

    test(
      'each request moves money again',
      async () => {
        const again: Move = (ledger, transfer) =>
          postAlone(ledger, transfer.kind === 'hold' ? transfer : { ...transfer, id: newId() })
        await isCaught(again, 'likeItsModel', 'onceEach')
      },
      time,
    )

    test(
      'the same id with other content is answered as if it had happened',
      async () => {
        const trusting: Move = (ledger, transfer) =>
          postAlone(ledger, transfer).catch((error: unknown) => {
            if (refusal(error) === 'transfer-reused') return 'before'
            throw error
          })
        await isCaught(trusting, 'likeItsModel')
      },
      time,
    )

    test(
      'postings with one side',
      async () => {
        await dropOneSide(opened.db)
        await isCaught(postAlone, 'likeItsModel', 'exactInParallel')
      },
      time,
    )

    test(
      'a release that is acknowledged and lost',
      async () => {
        const losing: Move = async (ledger, transfer) =>
          transfer.kind === 'release' ? 'now' : postAlone(ledger, transfer)
        await isCaught(losing, 'likeItsModel')
      },
      time,
    )
  })
})

/** Only what a law expects counts: an error of the database would prove nothing. */
const reasonOf = (work: Promise<void>): Promise<string> =>
  work.then(
    () => 'nothing was noticed',
    (error: Error) => (error.cause instanceof Error ? error.cause : error).name,
  )
