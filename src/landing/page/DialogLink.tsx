import type { ReactNode } from 'react'
import { usePage } from './page.ts'

type DialogLinkProps = { readonly dialog: string; readonly className?: string; readonly children: ReactNode }

/** Opens a dialog of this page. Without JavaScript, the server adds a dialog that is not in the document. */
export function DialogLink({ dialog, className = 'link', children }: DialogLinkProps) {
  const isInDocument = usePage().dialog.name === dialog
  return (
    <a className={className} href={`${isInDocument ? '' : `?dialog=${dialog}`}#${dialog}`} data-opens="">
      {children}
    </a>
  )
}
