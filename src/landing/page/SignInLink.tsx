import type { ReactNode } from 'react'
import { DialogLink } from './DialogLink.tsx'
import { usePage } from './page.ts'

type SignInLinkProps = { readonly className?: string; readonly children: ReactNode }

/** 'Already registered / sign in': the landing's sign-in dialog if it has one, otherwise the main site. */
export function SignInLink({ className = 'link', children }: SignInLinkProps) {
  const { signIn, signInAddress } = usePage()
  if (signIn.kind === 'dialog')
    return (
      <DialogLink dialog={signIn.dialog} className={className}>
        {children}
      </DialogLink>
    )
  return (
    <a className={className} href={signInAddress}>
      {children}
    </a>
  )
}
