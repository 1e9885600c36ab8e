import { anyKit, type Kit } from '../../kit/kit.ts'
import { type Chips, laidChips } from '../../parts/chips.ts'
import { DragonTigerStage } from './DragonTigerStage.tsx'

const kit: Kit<'dragon-tiger', Chips> = {
  action: 'deal',
  first: () => [],
  betOf: (choice) => {
    const chips = laidChips(choice)
    return chips && { kind: 'dragon-tiger', chips }
  },
  Stage: DragonTigerStage,
  say: (text, { shown: { dealt } }) => text(`site.play.came-${dealt.winner}`),
  repeats: true,
}

export default anyKit(kit)
