import { useLayoutEffect, useRef, useState } from 'react'
import { withoutBonusText } from '../../../rules/form/without-bonus.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useText } from '../../../ui/text.ts'
import { useJourney } from '../../page/journey.ts'
import type { DialogBlockProps } from '../dialog-block.ts'
import { useDialog, useFieldId } from '../dialog-context.ts'
import { BonusOption } from './BonusOption.tsx'

/**
 * One row with the chosen bonus, which opens into all of them. The radio buttons are beside the `details`: while it is
 * closed, CSS shows the chosen one only, so that the row is right without JavaScript, too.
 * Hidden while a promo code is accepted, which replaces the bonus.
 */
export function BonusPicker({ block }: DialogBlockProps<'bonus-picker'>) {
  const text = useText()
  const { gift } = useDialog()
  const { bonuses, currency, chosen, promo, askedCurrency } = useJourney()
  const [initial] = useState(chosen)
  const list = useRef<HTMLDivElement>(null)
  const id = useFieldId('bonuses')
  useLayoutEffect(() => {
    // Before the registration has read the form, the visitor's choice is only in the form.
    if (askedCurrency !== null) tick(list.current, chosen)
  })
  if (promo.kind === 'accepted') return null
  return (
    <fieldset className="bonuses">
      <legend className="unseen">{text(block.label)}</legend>
      <details>
        <summary aria-describedby={id}>
          {gift && <Icon name={gift.icon} className="bonuses-icon" />}
          <span className="unseen">{text(block.label)}</span>
        </summary>
      </details>
      <div ref={list} id={id} className={`bonus-list bonus-list-${block.layout}`}>
        {bonuses.map(({ bonusId, words, name, amount }) => (
          <BonusOption
            key={bonusId}
            value={bonusId}
            name={words ?? text(name)}
            amount={{ amount, currency }}
            isInitial={bonusId === initial}
          />
        ))}
        <BonusOption value="" name={text(withoutBonusText(currency))} isInitial={initial === null} />
      </div>
    </fieldset>
  )
}

function tick(list: HTMLElement | null, chosen: number | null): void {
  for (const radio of list?.querySelectorAll('input') ?? []) radio.checked = radio.value === String(chosen ?? '')
}
