import { anyKit, type Kit } from '../../kit/kit.ts'
import { exactFactor } from '../../parts/factor-text.ts'
import { CrashStage } from './CrashStage.tsx'

const kit: Kit<'crash', number> = {
  action: 'start',
  first: () => 2000,
  betOf: (at, amount) => ({ kind: 'crash', chips: [{ at, amount }] }),
  Stage: CrashStage,
  say: (text, { shown }) => text('site.play.crash-came', { factor: exactFactor(shown.dealt.point) }),
  repeats: true,
}

export default anyKit(kit)
