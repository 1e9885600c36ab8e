import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx'

type ConfirmBlockProps = {
  readonly name: string
  readonly onClose: () => void
  readonly onConfirmed: () => void
}

export function ConfirmBlock({ name, ...dialog }: ConfirmBlockProps) {
  return (
    <ConfirmDialog title={`Block ${name}?`} action={`Block ${name}`} className="people-dialog" {...dialog}>
      {name} is signed out everywhere at once, and cannot sign in until an administrator unblocks them. Their drafts are
      kept.
    </ConfirmDialog>
  )
}
