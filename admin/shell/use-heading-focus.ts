import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Whoever goes to another screen starts at its heading; whoever has just come starts at the top. */
export function useHeadingFocus(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        const heading = document.querySelector<HTMLElement>('main h1[tabindex]')
        const start = heading ?? document.getElementById('content')
        start?.focus()
      }),
    [router],
  )
}
