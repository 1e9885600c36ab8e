/** How a formula begins in one spreadsheet or another; such a text carries an apostrophe on its way. */
const formula = /^'*(?:[\t\r]|\s*[=+\-@＝＋－＠])/

export const guardCell = (text: string): string => (formula.test(text) ? `'${text}` : text)

export const unguardCell = (cell: string): string => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell)
