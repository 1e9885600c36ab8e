import type { CompiledDialog } from '../../contract/index.ts'
import { useText } from '../../ui/text.ts'
import { Notices } from '../page/Notices.tsx'
import { DialogForm } from './DialogForm.tsx'
import { useReply } from './dialog-context.ts'

/** A dialog over the page. Whoever links to it by its name opens it; see src/client/boot. */
export function Dialog({ dialog }: { readonly dialog: CompiledDialog }) {
  const text = useText()
  return (
    <dialog
      className={`dialog dialog-${dialog.width} ${dialog.sideBanner ? 'dialog-with-side' : ''}`}
      id={dialog.name}
      aria-labelledby={`${dialog.name}-title`}
      data-persistent={dialog.persistent || undefined}
      open={useReply() ? true : undefined}
    >
      <div className="dialog-box">
        <Notices dialog={dialog.name} />
        <DialogForm dialog={dialog} />
        {dialog.closeButton && (
          <a className="dialog-close" href="#content" data-closes="">
            <span className="unseen">{text('ui.dialog.close')}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </a>
        )}
      </div>
    </dialog>
  )
}

/** The same on the page itself, where the form is the page's content. */
export function InlineDialog({ dialog }: { readonly dialog: CompiledDialog }) {
  return (
    <section
      className={`dialog-inline dialog-${dialog.width} ${dialog.sideBanner ? 'dialog-with-side' : ''}`}
      id={dialog.name}
      aria-labelledby={`${dialog.name}-title`}
    >
      <div className="dialog-box">
        <Notices dialog={dialog.name} />
        <DialogForm dialog={dialog} />
      </div>
    </section>
  )
}
