import type { ComponentProps } from 'react'

type EditLinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly record: string }

/** Leads to a record in the editor. Lists are full of these: one of the router's would follow every change of the address. */
export function EditLink({ record, children, ...others }: EditLinkProps) {
  return (
    <a {...others} href={`#/edit/${record}`}>
      {children}
    </a>
  )
}
