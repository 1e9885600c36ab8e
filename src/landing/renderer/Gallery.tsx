import { useEffect } from 'react'
import { LeadProvider } from '../../ui/lead.ts'
import { useIsRunning } from '../../ui/use-is-running.ts'
import { usePage } from '../page/page.ts'
import { SafeBlock } from './BlockList.tsx'
import type { BlockComponents } from './load-blocks.ts'

/** One block of each type, for the UI kit. They come with the page's data, as the document would get too large. */
export function Gallery({ components }: { readonly components: BlockComponents }) {
  const { kit } = usePage()
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(kit?.styles ?? '')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, [kit])
  if (!useIsRunning()) return null
  return (
    <LeadProvider value={false}>
      {kit?.blocks.map((block) => (
        <SafeBlock key={block.type} block={block} components={components} />
      ))}
    </LeadProvider>
  )
}
