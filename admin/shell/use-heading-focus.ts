import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Moves the focus to the heading of every screen but the first, as a page load would. */
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
