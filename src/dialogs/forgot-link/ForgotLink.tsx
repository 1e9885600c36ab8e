import { DialogLink } from '../../ui/DialogLink.tsx'
import { useText } from '../../ui/text.ts'
import type { DialogBlockProps } from '../dialog-block.ts'

export function ForgotLink({ block }: DialogBlockProps<'forgot-link'>) {
  return (
    <p className="forgot">
      <DialogLink dialog={block.dialog}>{useText()(block.text)}</DialogLink>
    </p>
  )
}
