import { escapeHtml } from '../../../rules/escape-html.ts'
import { fillPage } from '../../renderer/plain/filling.ts'
import type { Store } from './store.ts'

type Network = (address: string) => Promise<Response | undefined>

/** The landings that this browser has visited, and the page that lists them while there is no connection. */
export function createVisits(pageFolder: string, store: Store, fetchDocument: Network) {
  const pageKey = `${pageFolder}page`
  let locale: string | undefined

  /** In the language of the last landing; once per start of the worker, because its texts may have changed. */
  async function keepPage(html: string): Promise<void> {
    const shown = /<body class="[^"]*\blocale-([\w-]+)/.exec(html)?.[1]
    if (!shown || shown === locale) return
    const page = await fetchDocument(`${pageFolder}${shown}.html`)
    if (!page) return
    await store.put('offline', pageKey, page)
    locale = shown
  }

  async function listed(): Promise<string[]> {
    const visited = await store.keys('visited')
    const entries = visited.map(async (key) => {
      const isKept = await store.match('documents', key)
      return (isKept && (await (await store.match('visited', key))?.text())) || ''
    })
    return (await Promise.all(entries)).reverse().filter(Boolean)
  }

  return {
    async note(key: string, html: string): Promise<void> {
      await store.put('visited', key, new Response(entryOf(key, html)))
      await keepPage(html)
    },
    /** The page for a landing that cannot be opened. */
    async offlinePage(): Promise<Response | undefined> {
      const template = await store.match('offline', pageKey)
      if (!template) return undefined
      const landings = await listed()
      const html = fillPage(await template.text(), {
        landings: { markup: landings.join('') },
        hidden: { markup: landings.length > 0 ? '' : ' hidden' },
      })
      return new Response(html, { status: 503, headers: headersOf(template) })
    },
  }
}

/** The title of a document is already escaped; what follows its last `|` is the brand, which the page shows anyway. */
function entryOf(key: string, html: string): string {
  const title = /<title>([^<]*?)(\s\|[^<|]*)?<\/title>/.exec(html)?.[1] ?? ''
  const language = /<html lang="([\w-]+)"/.exec(html)?.[1] ?? ''
  return title && `<li><a href="${escapeHtml(new URL(key).pathname)}" lang="${language}">${title}</a></li>`
}

/** Those of the template, without what describes its transfer. */
function headersOf({ headers }: Response): Headers {
  const own = new Headers(headers)
  for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified']) own.delete(name)
  return own
}
