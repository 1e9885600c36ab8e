import type { ReactNode } from 'react'
import { signInTarget } from '../rules/addresses/sign-in-link.ts'
import { DialogLink } from './DialogLink.tsx'
import { usePage } from './page.ts'
import { useQuery } from './query.ts'

type SignInLinkProps = { readonly className?: string; readonly children: ReactNode }

/** 'Already registered / sign in': a dialog on the landings that have one, otherwise the main site. */
export function SignInLink({ className = 'link', children }: SignInLinkProps) {
  const { signIn, site, locale } = usePage()
  const query = useQuery()
  const { hosts, defaultLocale } = site
  const target = signInTarget(signIn, { hosts, defaultLocale, locale: locale.code, query })
  if (target.kind === 'dialog')
    return (
      <DialogLink dialog={target.dialog} className={className}>
        {children}
      </DialogLink>
    )
  return (
    <a className={className} href={target.address}>
      {children}
    </a>
  )
}
