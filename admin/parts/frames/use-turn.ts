import { type RefObject, useEffect, useRef, useState } from 'react'
import { openTurns } from './turns.ts'

/** Each frame is a whole page: so many are loaded at a time. */
const turns = openTurns(6)

/**
 * Whether an element in view may be loaded now; `done` lets the next one begin. An element that leaves the view is
 * cancelled.
 */
export function useTurn(place: RefObject<HTMLElement | null>): { readonly isOn: boolean; readonly done: () => void } {
  const [isInView, setInView] = useState(false)
  const [isOn, setOn] = useState(false)
  const end = useRef(() => {})
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {
      rootMargin: '100px',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  useEffect(() => {
    if (!isInView) return
    end.current = turns.take(() => setOn(true))
    return () => {
      end.current()
      setOn(false)
    }
  }, [isInView])
  return { isOn, done: () => end.current() }
}
