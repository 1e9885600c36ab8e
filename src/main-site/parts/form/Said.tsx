import { type ReactNode, useEffect, useRef } from 'react'

/** Says what was done; by another key, once more. It takes the focus of a form that has disappeared with it. */
export function Said({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLParagraphElement>(null)
  const isSaid = Boolean(children)
  useEffect(() => {
    if (isSaid && document.activeElement === document.body) place.current?.focus()
  }, [isSaid])
  return (
    <p ref={place} className="said" role="status" tabIndex={-1}>
      {children}
    </p>
  )
}
