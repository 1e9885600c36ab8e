import { anyKit, type Kit } from '../../kit/kit.ts'
import { SnakesStage } from './SnakesStage.tsx'

const kit: Kit<'snakes', null> = {
  action: 'roll',
  first: () => null,
  betOf: (_, amount) => ({ kind: 'snakes', amount }),
  Stage: SnakesStage,
  say: (text, { shown: { path } }) =>
    text('site.play.snakes-came', { rolls: path.length, square: path.at(-1)?.square ?? 0 }),
  repeats: true,
}

export default anyKit(kit)
