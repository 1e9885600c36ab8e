import { anyKit, type Kit } from '../../kit/kit.ts'
import { type Chips, laidChips } from '../../parts/chips.ts'
import { TeenPattiStage } from './TeenPattiStage.tsx'

const kit: Kit<'teen-patti', Chips> = {
  action: 'deal',
  first: () => [],
  betOf: (choice) => {
    const chips = laidChips(choice)
    return chips && { kind: 'teen-patti', chips }
  },
  Stage: TeenPattiStage,
  say: (text, { shown: { dealt } }) => text(`site.play.came-${dealt.winner}`),
  repeats: true,
}

export default anyKit(kit)
