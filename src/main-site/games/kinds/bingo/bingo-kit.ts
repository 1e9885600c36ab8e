import { anyKit, type Kit } from '../../kit/kit.ts'
import { BingoStage } from './BingoStage.tsx'

const kit: Kit<'bingo', number> = {
  action: 'draw',
  first: ({ cards }) => Math.min(2, cards),
  betOf: (cards, amount) => ({ kind: 'bingo', amount, cards }),
  Stage: BingoStage,
  say: (text, { shown }) =>
    [...new Set(shown.cards.flatMap(({ wins }) => wins.map(({ pattern }) => text(`site.play.bingo-${pattern}`))))].join(
      ', ',
    ),
  repeats: true,
}

export default anyKit(kit)
