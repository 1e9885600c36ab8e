import { anyKit, type Kit } from '../../kit/kit.ts'
import { DealStage } from './DealStage.tsx'

const kit: Kit<'deal', number> = {
  action: 'start',
  first: () => 0,
  betOf: (own, amount) => ({ kind: 'deal', amount, case: own }),
  Stage: DealStage,
  say: () => '',
  repeats: false,
}

export default anyKit(kit)
