import { anyKit, type Kit } from '../../kit/kit.ts'
import { ScratchStage } from './ScratchStage.tsx'

const kit: Kit<'scratch', null> = {
  action: 'buy',
  first: () => null,
  betOf: (_, amount) => ({ kind: 'scratch', amount }),
  Stage: ScratchStage,
  say: () => '',
  repeats: true,
}

export default anyKit(kit)
