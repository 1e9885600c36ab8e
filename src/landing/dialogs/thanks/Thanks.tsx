import { Icon } from '../../../ui/Icon.tsx'
import { useText } from '../../../ui/text.ts'
import { usePage } from '../../page/page.ts'
import type { DialogBlockProps } from '../dialog-block.ts'

export function Thanks({ block }: DialogBlockProps<'thanks'>) {
  const text = useText()
  const { sections } = usePage()
  return (
    <div className="thanks">
      <Icon name={block.icon} className="thanks-icon" />
      <p>{text(block.text)}</p>
      <a className="button button-main" href={sections[block.section]}>
        {text(block.link)}
      </a>
    </div>
  )
}
