import { useEffect, useRef } from 'react'
import { Headline } from '../../../ui/Headline.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { isStill } from '../../../ui/motion.ts'
import { useMoney, useText } from '../../../ui/text.ts'
import { MainButton } from '../../page/MainButton.tsx'
import { usePage } from '../../page/page.ts'
import type { BlockProps } from '../block.ts'

export default function Jackpot({ block }: BlockProps<'jackpot'>) {
  const text = useText()
  const money = useMoney()
  const { figure } = usePage()
  return (
    <section className="block jackpot">
      <Icon name={figure} className="jackpot-figure" />
      <Headline text={block.headline} />
      {block.intro && <p className="intro">{text(block.intro)}</p>}
      <GrowingSum start={block.start} perSecond={block.perSecond} />
      {block.tiers && (
        <ul className="jackpot-tiers">
          {block.tiers.map(({ label, value }) => (
            <li key={label}>
              <span>{text(label)}</span>
              <b>{money(value.amount, value.currency)}</b>
            </li>
          ))}
        </ul>
      )}
      <p className="jackpot-note">{text(block.note)}</p>
      <MainButton />
    </section>
  )
}

type GrowingSumProps = Pick<BlockProps<'jackpot'>['block'], 'start' | 'perSecond'>

/** A growing amount, written directly to the DOM to avoid a render each second. */
function GrowingSum({ start: { amount, currency }, perSecond }: GrowingSumProps) {
  const money = useMoney()
  const sum = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isStill()) return
    const began = performance.now()
    const timer = setInterval(() => {
      const seconds = (performance.now() - began) / 1000
      if (sum.current) sum.current.textContent = money(Math.floor(amount + seconds * perSecond), currency)
    }, 500)
    return () => clearInterval(timer)
  })
  return (
    <p className="jackpot-sum" ref={sum}>
      {money(amount, currency)}
    </p>
  )
}
