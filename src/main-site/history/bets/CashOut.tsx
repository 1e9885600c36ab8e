import { useState } from 'react'
import type { SportsCalls } from '../../../contract/calls/sports.ts'
import { readErrorBody } from '../../../rules/session/error-body.ts'
import { errorText } from '../../../rules/session/error-texts.ts'
import { usePageBasics } from '../../../ui/page-basics.ts'
import { useMoney, useText } from '../../../ui/text.ts'
import { ConfirmDialog } from '../../parts/confirm/ConfirmDialog.tsx'
import { useConfirmation } from '../../parts/confirm/use-confirmation.ts'
import { useSending } from '../../parts/form/use-sending.ts'
import { CashOutFormula } from './CashOutFormula.tsx'
import type { ShownBet } from './shown-bet.ts'

type Offer = SportsCalls['cash-out-offer']['answer']['offer']
type Failure = { readonly status: number; readonly content: unknown }

/** Sells a bet before its end: what it is worth now, how that is computed, and a question before it is sold. */
export function CashOut({ bet, act: { calls, refresh }, take }: ShownBet) {
  const text = useText()
  const money = useMoney()
  const { texts } = usePageBasics()
  const { dialog, confirm } = useConfirmation()
  const { sending, send } = useSending()
  const [offer, setOffer] = useState<Offer>()
  const [problem, setProblem] = useState<string>()
  const params = { bet: bet.id }
  const value = offer ? money(offer.value / 100, bet.currency) : ''

  function refuse({ status, content }: Failure): void {
    const { code } = readErrorBody(content)
    const id = errorText(status, code)
    setProblem(text(id !== undefined && id in texts ? id : 'ui.notice.something-wrong'))
  }

  async function look(): Promise<Offer | undefined> {
    const found = await calls.read('cash-out-offer', { params }, { isFresh: true })
    setOffer(found.kind === 'answer' ? found.content.offer : undefined)
    if (found.kind === 'failure') refuse(found)
    return found.kind === 'answer' ? found.content.offer : undefined
  }

  async function sell(): Promise<void> {
    setProblem(undefined)
    const offered = await look()
    if (!offered || !(await confirm())) return
    const sold = await send(() => calls.ask('cash-out', { params, body: { value: offered.value } }))
    if (sold?.kind === 'failure') {
      await look()
      refuse(sold)
    }
    if (sold?.kind !== 'answer') return
    take(sold.content.bet)
    await refresh()
  }

  return (
    <div className="cash-out">
      <button type="button" className="button button-quiet" aria-busy={sending !== 'no'} onClick={() => void sell()}>
        {offer ? text('site.bets.cash-out-for', { amount: value }) : text('site.bets.cash-out')}
      </button>
      <span className="problem" role="alert">
        {sending === 'offline' ? text('site.tool.offline') : problem}
      </span>
      <ConfirmDialog
        dialog={dialog}
        title={text('site.bets.cash-out-title', { amount: value })}
        yes={text('site.bets.cash-out-for', { amount: value })}
        no={text('site.bets.cash-out-keep')}
      >
        {offer && <CashOutFormula bet={bet} offer={offer} />}
      </ConfirmDialog>
    </div>
  )
}
