import type { ReactNode } from 'react'
import type { CompiledDialog } from '../../contract/index.ts'
import { useText } from '../../ui/text.ts'
import { Loading } from '../page/Loading.tsx'
import { Notices } from '../page/Notices.tsx'
import { DialogForm } from './DialogForm.tsx'
import { useReply } from './dialog-context.ts'

type DialogProps = { readonly dialog: CompiledDialog }

/** A modal dialog. Links to its name open it; see src/landing/client/boot. */
export function Dialog({ dialog }: DialogProps) {
  const text = useText()
  return (
    <dialog
      {...frameOf(dialog, 'dialog')}
      data-persistent={dialog.persistent || undefined}
      open={!!useReply() || undefined}
    >
      <DialogBox dialog={dialog}>
        {dialog.closeButton && (
          <a className="dialog-close" href="#content" data-closes="">
            <span className="unseen">{text('ui.dialog.close')}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </a>
        )}
      </DialogBox>
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
