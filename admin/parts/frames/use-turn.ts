import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useInView } from '../../kit/screen/use-in-view.ts'
import { openTurns } from './turns.ts'

/** Each frame is a whole page: so many are loaded at a time. */
const turns = openTurns(6)

/**
 * Whether an element in view may be loaded now; `done` lets the next one begin. An element that leaves the view is
 * cancelled.
 */
export function useTurn(place: RefObject<HTMLElement | null>): { readonly isOn: boolean; readonly done: () => void } {
  const isInView = useInView(place, '100px')
  const [isOn, setOn] = useState(false)
  const end = useRef(() => {})
  useEffect(() => {
    if (!isInView) return
    end.current = turns.take(() => setOn(true))
    return () => {
      end.current()
      setOn(false)
    }
  }, [isInView])
  return { isOn, done: useCallback(() => end.current(), []) }
}
