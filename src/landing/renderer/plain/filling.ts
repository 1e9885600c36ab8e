import { escapeHtml } from '../../../rules/escape-html.ts'

/** What is known only when a page is shown. Markup has been escaped where it was put together; text has not. */
export type Filling = Readonly<Record<string, { readonly text: string } | { readonly markup: string }>>

/** Puts what is known now in the places of a plain page. */
export function fillPage(template: string, filling: Filling): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, place: string) => {
    const part = filling[place]
    if (!part) throw new Error(`The page asks for ${place}.`)
    return 'text' in part ? escapeHtml(part.text) : part.markup
  })
}
