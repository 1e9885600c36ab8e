/** What a record says. */
export type Content = { readonly [property: string]: unknown }

/** As its file says it. */
export const format = (content: Content): string => `${JSON.stringify(content, null, 2)}\n`
