import { useText } from '../../../../../ui/text.ts'
import { Countdown } from '../../../parts/Countdown.tsx'
import type { Standing } from '../../state/paying-out.ts'

/** How many withdrawals there were in a day, and when the next is possible. */
export function Daily({ daily }: { readonly daily: Standing['conditions']['daily'] }) {
  const text = useText()
  const { met, used, allowed, next_at } = daily
  return (
    <>
      <p>{text('site.withdrawal.daily-used', { used, allowed })}</p>
      {!met && <Countdown label={text('site.withdrawal.next-in')} until={next_at} />}
    </>
  )
}
