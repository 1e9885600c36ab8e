import { priceAcceptanceValues } from '../../../contract/choices.ts'
import type { PriceAcceptance } from '../../../contract/index.ts'
import { useText } from '../../../ui/text.ts'
import { OddsFormatChoice } from '../../odds/OddsFormatChoice.tsx'
import { Choice } from '../../parts/form/Choice.tsx'
import { changeSlip } from '../store/slip.ts'

/** Which other odds than those on the slip are accepted, and how odds are written. */
export function Acceptance({ accept }: { readonly accept: PriceAcceptance }) {
  const text = useText()
  return (
    <div className="slip-options">
      <Choice
        label={text('site.slip.accept')}
        value={accept}
        options={priceAcceptanceValues}
        nameOf={(one) => text(`site.slip.accept.${one}`)}
        choose={(chosen) => changeSlip({ accept: chosen })}
      />
      <OddsFormatChoice />
    </div>
  )
}
