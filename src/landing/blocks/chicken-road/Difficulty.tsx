import { useText } from '../../../ui/text.ts'
import type { BlockOf } from '../block.ts'

const levels = ['easy', 'medium', 'hard'] as const

export function Difficulty({ chosen }: { readonly chosen: BlockOf<'chicken-road'>['difficulty'] }) {
  const text = useText()
  return (
    <ul className="chicken-road-levels" aria-label={text('ui.chicken-road.difficulty')}>
      {levels.map((level) => (
        <li key={level} aria-current={level === chosen || undefined}>
          {text(`ui.chicken-road.${level}`)}
        </li>
      ))}
    </ul>
  )
}
