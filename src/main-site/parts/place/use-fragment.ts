import { useEffect } from 'react'

/** Leads to what the fragment of the address names: a part of the page, which opens, or a field. */
export function useFragment(): void {
  useEffect(() => {
    lead()
    addEventListener('hashchange', lead)
    return () => removeEventListener('hashchange', lead)
  }, [])
}

function lead(): void {
  const name = location.hash.slice(1)
  if (!/^[\w-]+$/.test(name)) return
  const found = document.querySelector<HTMLElement>(`.tool [id="${name}"], .tool [name="${name}"]`)
  if (found instanceof HTMLDetailsElement) found.open = true
  found?.scrollIntoView({ block: 'start' })
  const target = found?.querySelector<HTMLElement>('summary, h2') ?? found
  target?.focus({ preventScroll: true })
}
