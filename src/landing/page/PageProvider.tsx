import type { ReactNode } from 'react'
import { PageBasicsProvider } from '../../ui/page-basics.ts'
import { type Page, PageContext } from './page.ts'

type PageProviderProps = { readonly value: Page; readonly children: ReactNode }

export function PageProvider({ value, children }: PageProviderProps) {
  return (
    <PageBasicsProvider value={value}>
      <PageContext value={value}>{children}</PageContext>
    </PageBasicsProvider>
  )
}
