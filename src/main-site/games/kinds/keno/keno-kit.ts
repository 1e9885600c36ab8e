import { anyKit, type Kit } from '../../kit/kit.ts'
import { KenoStage } from './KenoStage.tsx'

const kit: Kit<'keno', readonly number[]> = {
  action: 'draw',
  first: () => [],
  betOf: (picks, amount, { pays }) =>
    pays.some((one) => one.picks === picks.length)
      ? { kind: 'keno', chips: [{ picks: [...picks], amount }] }
      : undefined,
  Stage: KenoStage,
  say: (text, { shown, bet }) =>
    text('site.play.keno-came', {
      count: bet.chips[0]?.picks.filter((pick) => shown.dealt.numbers.includes(pick)).length ?? 0,
    }),
  repeats: true,
}

export default anyKit(kit)
