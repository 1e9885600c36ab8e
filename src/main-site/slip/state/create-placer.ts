import type { Bet } from '../../../contract/index.ts'
import { readErrorBody } from '../../../rules/session/error-body.ts'
import { newId } from '../../../visitor/new-id.ts'
import type { PlayerActions } from '../../page/player.ts'
import { sendUntilAnswered } from '../../parts/form/send-until-answered.ts'
import { comeBack } from '../../parts/form/use-sending.ts'
import { type AskedBet, askedBy, forgetAsked, keepAsked, requestFor } from '../store/asked-bets.ts'
import { removeSelections } from '../store/slip.ts'
import { findPlaced } from './find-placed.ts'
import { followHeld } from './follow-held.ts'
import { nothingPlaced, type Placing, type Question, type Refusal } from './placing.ts'

type Parts = {
  /** The id of the player. */
  readonly account: string
  readonly calls: PlayerActions['calls']
  readonly show: (placing: Placing) => void
  /** Something has become of the bets. */
  readonly whenDone: () => Promise<void>
}

export type Placer = ReturnType<typeof createPlacer>

/** Places bets, each once, and learns what became of those whose answer never came. */
export function createPlacer({ account, calls, show, whenDone }: Parts) {
  let placing = nothingPlaced
  let isOver = false
  const isGone = () => isOver
  /** Held bets are waited for together. */
  const held: Promise<void>[] = []

  function change(changes: Partial<Placing>): void {
    placing = { ...placing, ...changes }
    if (!isOver) show(placing)
  }

  const refuse = (refusal: Refusal) => change({ refusals: [...placing.refusals, refusal] })

  function take(asked: AskedBet, bet: Bet): void {
    if (bet.state === 'held') held.push(wait(asked, bet).then((decided) => end(asked, decided)))
    else end(asked, bet)
  }

  function end(asked: AskedBet, bet: Bet): void {
    // Another page goes on waiting.
    if (bet.state === 'held') return
    forgetAsked(asked)
    if (bet.state === 'refused') {
      refuse({ kind: 'held' })
    } else {
      removeSelections(asked.body.legs)
      change({ placed: [...placing.placed, bet] })
    }
  }

  function wait(asked: AskedBet, bet: Bet): Promise<Bet> {
    keepAsked({ ...asked, held: bet.id })
    const { placed_at, decided_by = placed_at } = bet
    // The clock of the device may be wrong.
    change({ step: 'held', decidedAt: Date.now() + (decided_by - placed_at) * 1000 })
    return followHeld(calls, bet, isGone)
  }

  async function send(asked: AskedBet): Promise<void> {
    const outcome = await sendUntilAnswered(() => calls.ask('place-bet', { body: asked.body }), {
      isGone,
      whenOffline: () => change({ step: 'offline' }),
      comeBack,
    })
    if (!outcome) return
    if (outcome.kind === 'answer') return take(asked, outcome.content.bet)
    // A fault of the server does not say whether the bet was placed.
    if (outcome.status < 500) forgetAsked(asked)
    else keepAsked({ ...asked, isLost: true })
    refuse({ kind: 'refused', status: outcome.status, code: readErrorBody(outcome.content).code })
  }

  async function find(asked: AskedBet): Promise<void> {
    const bet = await findPlaced(calls, asked, isGone)
    if (bet) return take(asked, bet)
    if (isOver) return
    keepAsked({ ...asked, isLost: true })
    refuse({ kind: 'lost' })
  }

  async function work(on: (asked: AskedBet) => Promise<void>, bets: readonly AskedBet[]): Promise<void> {
    if (bets.length === 0 || placing.step !== 'none') return
    change({ ...nothingPlaced, step: 'sending' })
    for (const asked of bets) await on(asked)
    await Promise.all(held.splice(0))
    if (isOver) return
    change({ step: 'none' })
    await whenDone()
  }

  return {
    place(questions: readonly Question[]): void {
      if (placing.step !== 'none') return
      const bets = questions.map((question) => requestFor(account, question, newId))
      for (const asked of bets) keepAsked(asked)
      void work(send, bets)
    },
    /** What this browser asked for before the page was left. */
    recover: () => void work(find, askedBy(account)),
    /** What was said is read. */
    forget: () => change(nothingPlaced),
    stop() {
      isOver = true
    },
  }
}
