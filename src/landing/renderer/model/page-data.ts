import type { Text } from '../../../ui/format-text.ts'
import type { Texts } from '../../../ui/page-basics.ts'
import type { Page } from '../../page/page.ts'

/** Caches JSON by object: pages share dialogs, blocks and legal texts. */
const known = new WeakMap<object, string>()
/** Caches JSON by text: the pages of a language share its texts. */
const knownTexts = new Map<Text, string>()

/** The page as JSON for the application. */
export function pageData(page: Page): string {
  const parts = Object.entries(page).map(
    ([name, value]) => `${JSON.stringify(name)}:${name === 'texts' ? textsData(page.texts) : write(value)}`,
  )
  return `{${parts.join(',')}}`
}

/** Arrays are built for each page, but their items are shared. */
function write(value: unknown): string {
  return Array.isArray(value) ? `[${value.map(writeOnce).join(',')}]` : writeOnce(value)
}

function writeOnce(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const written = known.get(value) ?? JSON.stringify(value)
  known.set(value, written)
  return written
}

function textsData(texts: Texts): string {
  let written = ''
  for (const id in texts) written += `${written && ','}"${id}":${writeText(texts[id] ?? '')}`
  return `{${written}}`
}

function writeText(text: Text): string {
  const written = knownTexts.get(text) ?? JSON.stringify(text)
  knownTexts.set(text, written)
  return written
}
