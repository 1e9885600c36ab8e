import { anyKit, type Kit } from '../../kit/kit.ts'
import { type Chips, laidChips } from '../../parts/chips.ts'
import { BaccaratStage } from './BaccaratStage.tsx'

const kit: Kit<'baccarat', Chips> = {
  action: 'deal',
  first: () => [],
  betOf: (choice) => {
    const chips = laidChips(choice)
    return chips && { kind: 'baccarat', chips }
  },
  Stage: BaccaratStage,
  say: (text, { shown: { dealt } }) => text(`site.play.came-${dealt.winner}`),
  repeats: true,
}

export default anyKit(kit)
