import type { Market } from '../../../contract/index.ts'
import { escapeHtml } from '../../../rules/escape-html.ts'
import type { Filling } from './filling.ts'

/** The values of the page for a market closed by law: legal texts and help links. */
export function deniedFilling(
  message: string,
  legal: Market['legal'] | undefined,
  say: (id: string) => string,
): Filling {
  return {
    message: { text: say(message) },
    status: { text: legal ? say(legal.status) : '' },
    disclaimer: { text: legal ? say(legal.disclaimer) : '' },
    help: { markup: legal ? helpLinks(legal, say) : '' },
  }
}

function helpLinks({ helpLinks: links }: Market['legal'], say: (id: string) => string): string {
  return links.map(({ label, url }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(say(label))}</a></li>`).join('')
}
