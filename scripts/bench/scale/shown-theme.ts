const themes = ['jetx', 'aviator', 'crazy-time'] as const

/** The theme of a landing in this turn; the next one is another. */
export const themeOf = (turn: number): string => themes[turn % themes.length] ?? themes[0]

/** Whether visitors see the landing in this theme. */
export async function isShown(address: string, slug: string, theme: string): Promise<boolean> {
  const page = await (await fetch(`${address}/new-promo-ipl/${slug}`)).text()
  return page.includes(`theme-${theme}`)
}
