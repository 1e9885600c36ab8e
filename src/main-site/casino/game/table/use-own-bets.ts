import { useCallback, useEffect, useRef, useState } from 'react'
import { readErrorBody } from '../../../../rules/session/error-body.ts'
import { newId } from '../../../../visitor/new-id.ts'
import { useVisitor } from '../../../page/player.ts'
import { sendUntilAnswered } from '../../../parts/form/send-until-answered.ts'
import { comeBack } from '../../../parts/form/use-sending.ts'
import type { AskedRound, Refusal, RoundNow } from '../play/playing.ts'
import type { TableNow } from './table-now.ts'

type Asked = Pick<AskedRound, 'bet' | 'balance'>

export type OwnBets = {
  /** Those of the player in the present round and the one before, the newest first. */
  readonly rounds: readonly RoundNow[]
  readonly refusal: Refusal | undefined
  readonly isSending: boolean
  readonly isOffline: boolean
  readonly place: (asked: Asked) => Promise<RoundNow | undefined>
  readonly takeBack: (round: string) => Promise<void>
  readonly cashOut: (round: string) => Promise<void>
}

/** The bets of the signed-in player at a table. */
export function useOwnBets(id: string, table: TableNow | undefined): OwnBets {
  const visitor = useVisitor()
  const act = visitor.kind === 'player' ? visitor.act : undefined
  const [rounds, setRounds] = useState<readonly RoundNow[]>([])
  const [refusal, setRefusal] = useState<Refusal>()
  const [sending, setSending] = useState(0)
  const [isOffline, setIsOffline] = useState(false)
  const isGone = useRef(false)
  const { round, state } = table ?? {}

  const load = useCallback(async () => {
    const found = await act?.calls.read('own-table', { params: { table: id } }, { isFresh: true })
    if (found?.kind === 'answer' && !isGone.current) setRounds(found.content.rounds)
  }, [act, id])

  // When a round begins or is over, bets have changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another round, the bets are others
  useEffect(() => {
    if (state !== 'open' && state !== 'over') return
    void load()
    if (state === 'over') void act?.refresh()
  }, [load, act, round, state])

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const put = (one: RoundNow) => setRounds((before) => [one, ...before.filter((other) => other.id !== one.id)])

  async function send<Result extends object>(make: () => Promise<Result>): Promise<Result | undefined> {
    setRefusal(undefined)
    setSending((count) => count + 1)
    const outcome = await sendUntilAnswered(make, {
      isGone: () => isGone.current,
      whenOffline: () => setIsOffline(true),
      comeBack,
    })
    setSending((count) => count - 1)
    setIsOffline(false)
    return outcome
  }

  const refuse = ({ status, content }: { readonly status: number; readonly content: unknown }) =>
    setRefusal({ kind: 'refused', status, code: readErrorBody(content).code })

  return {
    rounds,
    refusal,
    isSending: sending > 0,
    isOffline,
    async place(asked) {
      if (!act || round === undefined) return undefined
      const body = { ...asked, round, request_id: newId() }
      const outcome = await send(() => act.calls.ask('place-table-bet', { params: { table: id }, body }))
      if (!outcome) return undefined
      if (outcome.kind === 'failure') {
        refuse(outcome)
        return undefined
      }
      put(outcome.content.round)
      void act.refresh()
      return outcome.content.round
    },
    async takeBack(own) {
      if (!act) return
      const outcome = await send(() => act.calls.ask('take-back-table-bet', { params: { round: own } }))
      if (outcome?.kind === 'failure') refuse(outcome)
      await Promise.all([load(), act.refresh()])
    },
    async cashOut(own) {
      if (!act) return
      const outcome = await send(() => act.calls.ask('cash-out-round', { params: { round: own } }))
      if (outcome?.kind === 'failure') refuse(outcome)
      if (outcome?.kind === 'answer') put(outcome.content.round)
      void act.refresh()
    },
  }
}
