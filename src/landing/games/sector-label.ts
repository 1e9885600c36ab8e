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
    size: round(Math.min(largest, (width * 0.74) / lines.length, length / (0.6 * Math.max(...lines.map(letters))))),
  })
  const candidates = [[text], ...breaks(text)].map(sized)
  return candidates.reduce((best, candidate) => (candidate.size > best.size ? candidate : best))
}

function breaks(text: string): string[][] {
  return [...text.matchAll(/ /gu)].map(({ index }) => [text.slice(0, index), text.slice(index + 1)])
}

/** The number of letters; combining marks have no width. */
function letters(line: string): number {
  return Math.max(2, line.replace(/\p{Mn}/gu, '').length)
}
