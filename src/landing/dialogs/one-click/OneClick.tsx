import { useText } from '../../../ui/text.ts'
import type { DialogBlockProps } from '../dialog-block.ts'

export function OneClick({ block }: DialogBlockProps<'one-click'>) {
  return <p className="one-click">{useText()(block.text)}</p>
}
