import { toMinorUnits } from '../minor-units.ts'

/** A line of the file of a player's transfers: one change of a pocket, and what it holds afterwards. */
export type StatementRow = {
  readonly transfer: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly kind: string
  readonly pocket: string
  readonly currency: string
  /** In minor units. */
  readonly amount: number
  readonly balance: number
}

/** The lines about money that can be played with, newest first: what is set aside has left it, and comes back or not. */
export function readStatement(file: string): StatementRow[] {
  const [, ...lines] = linesOf(file)
  return lines
    .map(([time = '', transfer = '', kind = '', , pocket = '', amount = '', currency = '', balance = '']) => ({
      transfer,
      at: Date.parse(time),
      kind,
      pocket,
      currency,
      amount: toMinorUnits(Number(amount)),
      balance: toMinorUnits(Number(balance)),
    }))
    .filter(({ pocket }) => pocket === 'cash' || pocket === 'bonus')
    .reverse()
}

/** A cell, quoted or not, with what ends it. */
const cell = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|$)/gy

function linesOf(file: string): string[][] {
  const lines: string[][] = [[]]
  for (const [whole, quoted, plain = '', end] of file.matchAll(cell)) {
    if (whole === '') break
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\r\n') lines.push([])
  }
  return lines.filter((line) => line.length > 0)
}
