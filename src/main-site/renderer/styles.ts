// Read at build time; the application contains none.
const sheets = import.meta.glob<string>('../styles/*.css', { query: '?inline', import: 'default', eager: true })

/** The styles of every page of the main site. */
export const siteStyle: string = Object.keys(sheets)
  .sort()
  .map((name) => (sheets[name] ?? '').trim())
  .join('')
