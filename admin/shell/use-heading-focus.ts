import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Whoever goes to another screen starts at its heading; whoever has just come starts at the top. */
export function useHeadingFocus(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.querySelector<HTMLElement>('main h1')?.focus()
  }, [pathname])
}
