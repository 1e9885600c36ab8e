import { anyKit, type Kit } from '../../kit/kit.ts'
import { type DiceChoice, DiceStage } from './DiceStage.tsx'

const kit: Kit<'dice', DiceChoice> = {
  action: 'roll',
  first: () => ({ side: 'under', target: 5000 }),
  betOf: ({ side, target }, amount) => ({ kind: 'dice', chips: [{ side, target, amount }] }),
  Stage: DiceStage,
  say: (text, { shown }) => text('site.play.dice-came', { number: (shown.dealt.number / 100).toFixed(2) }),
  repeats: true,
}

export default anyKit(kit)
