import type { ReactNode } from 'react'
import { DialogLink } from './DialogLink.tsx'
import { type Page, usePage } from './page.ts'

type SignInLinkProps = { readonly className?: string; readonly children: ReactNode }

/** 'Already registered / sign in': a dialog on the landings that have one, otherwise the main site. */
export function SignInLink({ className = 'link', children }: SignInLinkProps) {
  const page = usePage()
  const { signIn } = page
  if (signIn.kind === 'dialog')
    return (
      <DialogLink dialog={signIn.dialog} className={className}>
        {children}
      </DialogLink>
    )
  return (
    <a className={className} href={signInAddress(page, signIn.kind)}>
      {children}
    </a>
  )
}

function signInAddress({ site, locale }: Page, kind: 'sign-in-page' | 'main-site'): string {
  const prefix = locale.code === site.defaultLocale ? '' : `/${locale.code}`
  const path = kind === 'sign-in-page' ? '/login' : '/'
  return `https://${site.mainSite}${prefix}${path}${kind === 'main-site' ? '?auth=true' : ''}`
}
