import type { ReactNode } from 'react'

type DialogLinkProps = { readonly dialog: string; readonly className?: string; readonly children: ReactNode }

/** Opens a dialog of this page. */
export function DialogLink({ dialog, className = 'link', children }: DialogLinkProps) {
  return (
    <a className={className} href={`#${dialog}`} data-opens="">
      {children}
    </a>
  )
}
