import { round } from './sectors.ts'

type SectorLabel = { readonly lines: readonly string[]; readonly size: number }

const radius = 64
const longest = 36

/** Breaks a label into one or two lines and finds the largest font size that fits a sector. */
export function fitLabel(label: string, count: number, length: number, largest: number): SectorLabel {
  const text = label.length > longest ? `${label.slice(0, longest - 1)}…` : label
  const width = 2 * radius * Math.sin(Math.PI / count)
  const sized = (lines: readonly string[]) => ({
    lines,
    size: round(Math.min(largest, (width * 0.74) / lines.length, length / Math.max(...lines.map(widthOf)))),
  })
  const candidates = [[text], ...breaks(text)].map(sized)
  return candidates.reduce((best, candidate) => (candidate.size > best.size ? candidate : best))
}

function breaks(text: string): string[][] {
  return [...text.matchAll(/ /gu)].map(({ index }) => [text.slice(0, index), text.slice(index + 1)])
}

/** The width of a line in ems; combining marks have none. */
function widthOf(line: string): number {
  const base = line.replace(/\p{Mn}/gu, '')
  return Math.max(
    1.2,
    [...base].reduce((sum, letter) => sum + letterWidth(letter), 0),
  )
}

/** How wide the bold system fonts are, on the safe side. */
function letterWidth(letter: string): number {
  if (/\p{Script=Telugu}/u.test(letter)) return 0.9
  if (/[\p{Script=Cyrillic}\p{Script=Bengali}\p{Lu}]/u.test(letter)) return 0.68
  return 0.6
}
