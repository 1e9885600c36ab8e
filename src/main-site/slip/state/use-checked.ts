import { useEffect, useRef, useState } from 'react'
import { type SportsCalls, sportsCalls } from '../../../contract/calls/sports.ts'
import { afterPaint } from '../../../ui/after-paint.ts'
import { createHttpPort } from '../../../visitor/http-port.ts'
import { useSitePage } from '../../page/page.ts'
import { useVisitor } from '../../page/player.ts'
import { ownPage } from '../../parts/loading/own-page.ts'
import { sizeOf } from '../store/planned-bets.ts'
import type { Slip } from '../store/read-slip.ts'
import { keyOf, legOf } from '../store/selection.ts'
import type { CheckedLeg } from './leg-standing.ts'

type Answer = SportsCalls['check-slip']['answer']

export type Checked = {
  readonly limits: Pick<Answer, 'minimum' | 'maximum' | 'maximum_win'>
  readonly delay: number
  readonly legs: ReadonlyMap<string, CheckedLeg>
}

const everyMilliseconds = 3000

/** What the slip is worth now: asked at each change, and every few seconds while it is looked at. */
export function useChecked(slip: Slip, isShown: boolean) {
  const { site, currency: ofMarket } = useSitePage()
  const visitor = useVisitor()
  const { currency = ofMarket, country } = visitor.kind === 'player' ? visitor.player : {}
  const [checked, setChecked] = useState<Checked>()
  const ask = useRef<() => Promise<void>>(async () => {})

  const selections = slip.selections.map(legOf)
  const question = JSON.stringify({ currency, ...(country && { country }), legs: selections, size: sizeOf(slip) })
  const hosts = site.api
  const isEmpty = selections.length === 0

  useEffect(() => {
    if (!isShown || isEmpty) return
    const port = createHttpPort(hosts, sportsCalls)
    let isOver = false
    let cancel = () => {}
    ask.current = async () => {
      cancel()
      const body: SportsCalls['check-slip']['body'] = JSON.parse(question)
      const result = ownPage.isSeen() ? await port.call('check-slip', { body }, {}) : undefined
      if (isOver) return
      if (result?.kind === 'answer') setChecked(checkedOf(body, result.content as Answer))
      cancel()
      cancel = ownPage.later(everyMilliseconds, () => void ask.current())
    }
    const stop = ownPage.onReturn(() => void ask.current())
    // What is asked must not delay the frame that shows the slip.
    cancel = afterPaint(() => void ask.current())
    return () => {
      isOver = true
      cancel()
      stop()
    }
  }, [question, hosts, isShown, isEmpty])

  return { checked, checkAgain: () => void ask.current() }
}

function checkedOf({ legs }: SportsCalls['check-slip']['body'], answer: Answer): Checked {
  const { minimum, maximum, maximum_win, delay } = answer
  return {
    limits: { minimum, maximum, maximum_win },
    delay,
    legs: new Map(legs.flatMap((leg, place) => ofLeg(keyOf(leg), answer.legs[place]))),
  }
}

const ofLeg = (key: string, leg: CheckedLeg | undefined) => (leg ? [[key, leg] as const] : [])
