import { anyKit, type Kit } from '../../kit/kit.ts'
import { SlotStage } from './SlotStage.tsx'

const kit: Kit<'slot', null> = {
  action: 'spin',
  first: () => null,
  betOf: (_, amount) => ({ kind: 'slot', amount }),
  Stage: SlotStage,
  say: (text, { shown }) => {
    const free = shown.spins.length - 1
    return free > 0 ? text('site.play.free-spins', { count: free }) : ''
  },
  repeats: true,
}

export default anyKit(kit)
