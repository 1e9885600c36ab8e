/** How formulas begin in the various spreadsheets; such a text is exported with an apostrophe before it. */
const formula = /^'*(?:[\t\r]|\s*[=+\-@＝＋－＠])/

export const guardCell = (text: string): string => (formula.test(text) ? `'${text}` : text)

export const unguardCell = (cell: string): string => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell)
