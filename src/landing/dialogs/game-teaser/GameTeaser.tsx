import { Icon } from '../../../ui/Icon.tsx'
import { useText } from '../../../ui/text.ts'
import type { DialogBlockProps } from '../dialog-block.ts'

export function GameTeaser({ block }: DialogBlockProps<'game-teaser'>) {
  const text = useText()
  return (
    <ul className="teaser">
      {block.games.map(({ id, title, icon }) => (
        <li key={id}>
          <Icon name={icon} className="teaser-icon" />
          {text(title)}
        </li>
      ))}
    </ul>
  )
}
