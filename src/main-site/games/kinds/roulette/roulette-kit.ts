import { anyKit, type Kit } from '../../kit/kit.ts'
import { type Chips, laidChips } from '../../parts/chips.ts'
import { pocketWords } from './pocket-words.ts'
import { RouletteStage } from './RouletteStage.tsx'

const kit: Kit<'roulette', Chips> = {
  action: 'spin',
  first: () => [],
  betOf: (choice) => {
    const chips = laidChips(choice)
    return chips && { kind: 'roulette', chips }
  },
  Stage: RouletteStage,
  say: (text, { shown }) => pocketWords(text, shown.dealt.number),
  repeats: true,
}

export default anyKit(kit)
