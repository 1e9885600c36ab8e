let known: Set<string> | undefined

/** What other pages look like: the document only has the style sheets of its own page. */
export function addStyles(styles: readonly string[]): void {
  known ??= new Set(Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent))
  for (const style of styles) {
    if (known.has(style)) continue
    known.add(style)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    document.adoptedStyleSheets.push(sheet)
  }
}
