import { escapeHtml } from '../../../rules/escape-html.ts'

/** Values inserted when a page is served. Markup is already escaped; text is not. */
export type Filling = Readonly<Record<string, { readonly text: string } | { readonly markup: string }>>

/** Replaces the placeholders of a plain page. */
export function fillPage(template: string, filling: Filling): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, place: string) => {
    const part = filling[place]
    if (!part) throw new Error(`There is no value for the placeholder {{${place}}}.`)
    return 'text' in part ? escapeHtml(part.text) : part.markup
  })
}
