import { anyKit, type Kit } from '../../kit/kit.ts'
import { type MinesChoice, MinesStage } from './MinesStage.tsx'

const kit: Kit<'mines', MinesChoice> = {
  action: 'start',
  first: ({ mines }) => ({ mines: mines[Math.min(2, mines.length - 1)] ?? 1 }),
  betOf: ({ mines }, amount) => ({ kind: 'mines', amount, mines }),
  Stage: MinesStage,
  say: (text, { shown: { opened, mines } }) => {
    const isHit = mines?.includes(opened.at(-1) ?? -1)
    return isHit ? text('site.play.mines-hit') : text('site.play.mines-safe', { count: opened.length })
  },
  repeats: false,
}

export default anyKit(kit)
