import { anyKit, type Kit } from '../../kit/kit.ts'
import { TumbleStage } from './TumbleStage.tsx'

const kit: Kit<'tumble', null> = {
  action: 'spin',
  first: () => null,
  betOf: (_, amount) => ({ kind: 'tumble', amount }),
  Stage: TumbleStage,
  say: (text, { shown }) => {
    const free = shown.spins.length - 1
    return free > 0 ? text('site.play.free-spins', { count: free }) : ''
  },
  repeats: true,
}

export default anyKit(kit)
