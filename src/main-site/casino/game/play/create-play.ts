import { readErrorBody } from '../../../../rules/session/error-body.ts'
import { newId } from '../../../../visitor/new-id.ts'
import type { PlayerActions } from '../../../page/player.ts'
import { sendUntilAnswered } from '../../../parts/form/send-until-answered.ts'
import { comeBack } from '../../../parts/form/use-sending.ts'
import { type Asked, askedIn, forgetAsked, keepAsked } from './asked-rounds.ts'
import { findRound } from './find-round.ts'
import { type AskedRound, notPlaying, type Playing, type Refusal, type RoundNow } from './playing.ts'

type Parts = {
  /** The id of the player. */
  readonly account: string
  /** The name of the game. */
  readonly game: string
  readonly calls: PlayerActions['calls']
  readonly show: (playing: Playing) => void
  /** A round is over, and has been shown. */
  readonly whenOver: () => Promise<void>
}

type Answer = Awaited<ReturnType<Parts['calls']['ask']>>

export type Play = ReturnType<typeof createPlay>

/** Plays rounds, each once: what is sent again is the same request, and what was lost is found again. */
export function createPlay({ account, game, calls, show, whenOver }: Parts) {
  let playing = notPlaying
  let isGone = false

  function change(next: Playing): void {
    playing = next
    if (!isGone) show(playing)
  }

  const rest = ({ step: _, refusal: __, ...kept }: Playing) => kept

  const refuse = (refusal: Refusal) => change({ ...rest(playing), step: stepOf(playing.round), refusal })

  function send<Result extends object>(make: () => Promise<Result>): Promise<Result | undefined> {
    change({ ...rest(playing), step: 'sending' })
    return sendUntilAnswered(make, {
      isGone: () => isGone,
      whenOffline: () => change({ ...rest(playing), step: 'offline' }),
      comeBack,
    })
  }

  const refusalOf = ({ status, content }: Extract<Answer, { kind: 'failure' }>): Refusal => ({
    kind: 'refused',
    status,
    code: readErrorBody(content).code,
  })

  async function begin(asked: Asked): Promise<void> {
    const outcome = await send(() => calls.ask('begin-round', { body: asked.body }))
    if (!outcome) return
    if (outcome.kind === 'answer') {
      forgetAsked(asked)
      return change({ step: 'showing', round: outcome.content.round, isFound: false })
    }
    // A fault of the server does not say whether the round has begun: it is asked for again.
    if (outcome.status < 500) forgetAsked(asked)
    const refusal = refusalOf(outcome)
    if (refusal.kind === 'refused' && refusal.code === 'round-running') return find()
    refuse(refusal)
  }

  async function find(): Promise<void> {
    change({ ...rest(playing), step: 'finding' })
    const asked = askedIn(account, game)
    const round = await findRound(calls, { game, ...(asked && { request: asked.body.request_id }) }, () => isGone)
    if (isGone) return
    if (asked) forgetAsked(asked)
    if (round) return change({ step: 'showing', round, isFound: true })
    change({ step: 'ready', isFound: false, ...(asked && { refusal: { kind: 'lost' } }) })
  }

  return {
    begin(question: Omit<AskedRound, 'request_id' | 'game'>): void {
      if (playing.step !== 'ready') return
      const asked: Asked = { account, body: { ...question, game, request_id: newId() }, at: Date.now() }
      keepAsked(asked)
      void begin(asked)
    },
    async move(move: RoundNow['moves'][number]): Promise<void> {
      const { round, step } = playing
      if (!round || step !== 'moving') return
      const sent = { params: { round: round.id }, body: { number: round.moves.length + 1, move } }
      const outcome = await send(() => calls.ask('play-move', sent))
      if (!outcome) return
      if (outcome.kind === 'answer') return change({ step: 'showing', round: outcome.content.round, isFound: false })
      const refusal = refusalOf(outcome)
      // Another tab, or the clock, was faster.
      if (refusal.kind === 'refused' && isOutdated(refusal.code)) return find()
      refuse(refusal)
    },
    /** Everything that the round shows has been seen. */
    shown(): void {
      if (playing.step !== 'showing') return
      const step = stepOf(playing.round)
      change({ ...rest(playing), step })
      if (step === 'ready') void whenOver()
    },
    /** A round that was running when the page was left, or whose answer was lost. */
    recover: () => void find(),
    /** The game as it opens. */
    reset(): void {
      if (playing.step === 'ready') change(notPlaying)
    },
    stop(): void {
      isGone = true
    },
  }
}

const stepOf = (round: RoundNow | undefined) => (round?.state === 'running' ? 'moving' : 'ready')

const isOutdated = (code: string | undefined) =>
  code === 'round-over' || code === 'move-out-of-turn' || code === 'move-reused' || code === 'round-unknown'
