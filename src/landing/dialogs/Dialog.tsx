import type { ReactNode } from 'react'
import type { CompiledDialog } from '../../contract/index.ts'
import { Loading } from '../page/Loading.tsx'
import { Notices } from '../page/Notices.tsx'
import { CloseLink } from './CloseLink.tsx'
import { DialogForm } from './DialogForm.tsx'
import { useReply } from './dialog-context.ts'

type DialogProps = { readonly dialog: CompiledDialog }

/** A modal dialog. Links to its name open it; see src/landing/client/boot. */
export function Dialog({ dialog }: DialogProps) {
  return (
    <dialog
      {...frameOf(dialog, 'dialog')}
      data-persistent={dialog.persistent || undefined}
      open={!!useReply() || undefined}
    >
      <DialogBox dialog={dialog}>{dialog.closeButton && <CloseLink />}</DialogBox>
    </dialog>
  )
}

/** A dialog as part of the page's content. */
export function InlineDialog({ dialog }: DialogProps) {
  return (
    <section {...frameOf(dialog, 'dialog-inline')}>
      <DialogBox dialog={dialog} />
    </section>
  )
}

function DialogBox({ dialog, children }: DialogProps & { readonly children?: ReactNode }) {
  return (
    <div className="dialog-box">
      <Notices dialog={dialog.name} />
      <DialogForm dialog={dialog} />
      {children}
      <Loading dialog={dialog.name} />
    </div>
  )
}

function frameOf({ name, width, sideBanner }: CompiledDialog, kind: string) {
  return {
    className: `${kind} dialog-${width} ${sideBanner ? 'dialog-with-side' : ''}`,
    id: name,
    'aria-labelledby': `${name}-title`,
  }
}
