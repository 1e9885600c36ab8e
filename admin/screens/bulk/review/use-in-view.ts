import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is, or almost is, in view: a hundred records are not rendered at once. */
export function useInView(place: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {
      rootMargin: '300px',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isInView
}
