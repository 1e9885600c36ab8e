import { useText } from '../../../ui/text.ts'
import { DialogLink } from '../../page/DialogLink.tsx'
import type { DialogBlockProps } from '../dialog-block.ts'

export function ForgotLink({ block }: DialogBlockProps<'forgot-link'>) {
  return (
    <p className="forgot">
      <DialogLink dialog={block.dialog}>{useText()(block.text)}</DialogLink>
    </p>
  )
}
