import { type ReactNode, useEffect, useRef } from 'react'
import { useCashier } from '../state/cashier.ts'

/** The heading of a step: who goes on to it by keyboard or screen reader is there at once. */
export function StepHeading({ children }: { readonly children: ReactNode }) {
  const { hasMoved } = useCashier()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus()
    hasMoved.current = true
  }, [hasMoved])
  return (
    <h2 ref={heading} tabIndex={-1} className="step-heading">
      {children}
    </h2>
  )
}
