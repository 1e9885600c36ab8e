import type { CurrencyCode } from '../../../contract/index.ts'
import type { Prerenderer } from '../../../landing/renderer/prerender.tsx'
import type { EdgePage } from '../../../rules/edge/edge-request.ts'
import type { BuiltPage, PageFile } from './built-page.ts'
import type { Program } from './page-renderer.ts'
import { createRecent } from './recent.ts'
import { compose } from './send-composed.ts'

type Sources = {
  readonly read: (page: EdgePage) => Promise<PageFile | undefined>
  readonly programOf: () => Promise<Program | undefined>
}

type Known = { readonly stamp: string; readonly renderer: Prerenderer; readonly built: BuiltPage }

/** Each holds some 100 KB. */
const mostPages = 256

/** Pages in other currencies than their files, rendered at the first request and kept until the build changes them. */
export function createPagesInCurrency({ read, programOf }: Sources) {
  const known = createRecent<Known>(mostPages)
  return async (page: EdgePage, currency: CurrencyCode): Promise<BuiltPage | undefined> => {
    const { renderer } = (await programOf()) ?? {}
    const file = renderer && (await read(page))
    if (!file) return undefined
    const key = `${page.path} ${currency}`
    const former = known.get(key)
    if (former?.stamp === file.stamp && former.renderer === renderer) return known.keep(key, former).built
    const built = render(renderer, file, currency)
    return built && known.keep(key, { stamp: file.stamp, renderer, built }).built
  }
}

function render({ renderIn }: Prerenderer, file: PageFile, currency: CurrencyCode): BuiltPage | undefined {
  const rendered = renderIn({ page: file.page, data: file.data, currency })
  if (!rendered) return undefined
  const { html, changes } = rendered
  const page = { ...file.page, ...changes }
  return { html, composed: compose(html), page, renderDialog: file.dialogsOf(page) }
}
