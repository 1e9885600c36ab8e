/** What a record says. */
export type Content = { readonly [property: string]: unknown }

/** As it is written to its file. */
export const format = (content: Content): string => `${JSON.stringify(content, null, 2)}\n`
