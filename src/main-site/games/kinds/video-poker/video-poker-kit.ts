import { anyKit, type Kit } from '../../kit/kit.ts'
import { VideoPokerStage } from './VideoPokerStage.tsx'

const kit: Kit<'video-poker', null> = {
  action: 'deal',
  first: () => null,
  betOf: (_, amount) => ({ kind: 'video-poker', amount }),
  Stage: VideoPokerStage,
  say: (text, { shown: { hand } }) => (hand ? text(`site.play.poker-${hand}`) : ''),
  repeats: false,
}

export default anyKit(kit)
