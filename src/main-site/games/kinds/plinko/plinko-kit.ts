import { anyKit, type Kit } from '../../kit/kit.ts'
import { type PlinkoChoice, PlinkoStage } from './PlinkoStage.tsx'

const kit: Kit<'plinko', PlinkoChoice> = {
  action: 'drop',
  first: ({ boards: [first] }) => ({ board: first?.id ?? '' }),
  betOf: ({ board }, amount) => ({ kind: 'plinko', chips: [{ board, amount }] }),
  Stage: PlinkoStage,
  say: () => '',
  repeats: true,
}

export default anyKit(kit)
