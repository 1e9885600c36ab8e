import type { ComponentProps } from 'react'

type EditLinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly record: string }

/** A link to a record in the editor; plain, because the router's links would all render at each change of the address. */
export function EditLink({ record, children, ...others }: EditLinkProps) {
  return (
    <a {...others} href={`#/edit/${record}`}>
      {children}
    </a>
  )
}
