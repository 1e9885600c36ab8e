import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is, or almost is, in view: many of them are not rendered at once. */
export function useInView(place: RefObject<HTMLElement | null>, margin: `${number}px`): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver((entries) => setInView(isLastInView(entries)), { rootMargin: margin })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, margin])
  return isInView
}

/** What moved back and forth before anybody was told has several entries, the oldest first. */
export const isLastInView = (entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[]): boolean =>
  entries.at(-1)?.isIntersecting ?? false
