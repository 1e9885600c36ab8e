import { type ReactNode, useEffect, useRef } from 'react'
import { useHasMoved } from './has-moved.ts'

/** The heading of a step: who goes on to it by keyboard or screen reader is there at once. */
export function StepHeading({ children }: { readonly children: ReactNode }) {
  const hasMoved = useHasMoved()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasMoved.current) goTo(heading.current)
    hasMoved.current = true
  }, [hasMoved])
  return (
    <h2 ref={heading} tabIndex={-1} className="step-heading">
      {children}
    </h2>
  )
}

/** The step is shown from its top, with what stands above the heading. */
function goTo(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true })
  heading?.closest('.tool')?.scrollIntoView({ block: 'start' })
}
