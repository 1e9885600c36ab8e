import { spinSpot } from '../../../../rules/rounds/kinds/wheel.ts'
import { anyKit, type Kit } from '../../kit/kit.ts'
import { type Chips, laidChips } from '../../parts/chips.ts'
import { factorText } from '../../parts/factor-text.ts'
import { WheelStage } from './WheelStage.tsx'

const kit: Kit<'wheel', Chips> = {
  action: 'spin',
  first: () => [],
  betOf: (choice, amount, { bet }) => {
    const chips = bet === 'spin' ? [{ spot: spinSpot, amount }] : laidChips(choice)
    return chips && { kind: 'wheel', chips }
  },
  Stage: WheelStage,
  say: (text, { shown: { dealt } }) => text('site.play.wheel-came', { sector: factorText(dealt.pays) }),
  repeats: true,
}

export default anyKit(kit)
