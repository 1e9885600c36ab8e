import { anyKit, type Kit } from '../../kit/kit.ts'
import { type LadderChoice, LadderStage } from './LadderStage.tsx'

const kit: Kit<'ladder', LadderChoice> = {
  action: 'start',
  first: ({ difficulties: [easiest] }) => ({ difficulty: easiest?.id ?? 'easy' }),
  betOf: ({ difficulty }, amount) => ({ kind: 'ladder', amount, difficulty }),
  Stage: LadderStage,
  say: (text, { shown: { steps, safe = steps } }) =>
    steps > safe ? text('site.play.ladder-caught') : text('site.play.ladder-steps', { count: steps }),
  repeats: false,
}

export default anyKit(kit)
