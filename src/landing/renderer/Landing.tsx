import { useLoaderData } from '@tanstack/react-router'
import type { Page } from '../page/page.ts'
import type { BlockComponents } from './load-blocks.ts'
import { PageView } from './PageView.tsx'

/** What the landing route loads: a page and its components. */
export type LoadedPage = { readonly page: Page; readonly components: BlockComponents }

/** The component of the one landing route. */
export function Landing() {
  const { page, components }: LoadedPage = useLoaderData({ strict: false })
  return <PageView page={page} components={components} />
}
