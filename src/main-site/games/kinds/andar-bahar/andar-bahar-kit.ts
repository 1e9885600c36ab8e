import { anyKit, type Kit } from '../../kit/kit.ts'
import { type Chips, laidChips } from '../../parts/chips.ts'
import { AndarBaharStage } from './AndarBaharStage.tsx'

const kit: Kit<'andar-bahar', Chips> = {
  action: 'deal',
  first: () => [],
  betOf: (choice) => {
    const chips = laidChips(choice)
    return chips && { kind: 'andar-bahar', chips }
  },
  Stage: AndarBaharStage,
  say: (text, { shown: { dealt } }) => text(`site.play.came-${dealt.winner}`),
  repeats: true,
}

export default anyKit(kit)
