import { useText } from '../../../ui/text.ts'
import { DialogLink } from '../../page/DialogLink.tsx'
import { usePage } from '../../page/page.ts'
import { SignInLink } from '../../page/SignInLink.tsx'
import type { DialogBlockProps } from '../dialog-block.ts'
import { useDialog } from '../dialog-context.ts'

/** A registration links to the landing's sign-in, any other dialog to its counterpart. */
export function SwitchLink({ block }: DialogBlockProps<'switch-link'>) {
  const text = useText()
  const page = usePage()
  const { dialog } = useDialog()
  const { signIn } = page
  if (dialog.kind === 'sign-in' && signIn.kind === 'dialog' && signIn.linkToRegistration === false) return null
  return (
    <p className="switch">
      <span>{text(block.text)}</span>{' '}
      {dialog.kind === 'registration' ? (
        <SignInLink>{text(block.link)}</SignInLink>
      ) : (
        <DialogLink dialog={dialog.counterpart ?? page.dialog.name}>{text(block.link)}</DialogLink>
      )}
    </p>
  )
}
