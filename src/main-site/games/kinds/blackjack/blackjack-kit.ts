import { anyKit, type Kit } from '../../kit/kit.ts'
import { BlackjackStage } from './BlackjackStage.tsx'

const kit: Kit<'blackjack', null> = {
  action: 'deal',
  first: () => null,
  betOf: (_, amount) => ({ kind: 'blackjack', amount }),
  Stage: BlackjackStage,
  say: (text, { shown: { hands, dealer } }) =>
    text('site.play.blackjack-came', { own: hands.map(({ total }) => total).join(', '), dealer: dealer.total }),
  repeats: false,
}

export default anyKit(kit)
