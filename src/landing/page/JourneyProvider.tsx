import type { ReactNode } from 'react'
import { type Journey, JourneyContext, PageChangesContext } from './journey.ts'

type JourneyProviderProps = { readonly value: Journey | null; readonly children: ReactNode }

/** What the page says in another currency changes seldom, so that the page is not rendered with each step of a registration. */
export function JourneyProvider({ value, children }: JourneyProviderProps) {
  return (
    <JourneyContext value={value}>
      <PageChangesContext value={value?.pageChanges ?? null}>{children}</PageChangesContext>
    </JourneyContext>
  )
}
