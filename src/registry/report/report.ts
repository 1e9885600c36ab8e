import type { Diagnostic } from '../../contract/index.ts'
import type { Finding } from '../finding.ts'
import type { Source } from '../source.ts'
import { placeFinder } from './place.ts'

/** Findings → diagnostics with lines and columns, without duplicates, sorted by file and position. */
export function report(findings: readonly Finding[], sources: readonly Source[]): Diagnostic[] {
  if (findings.length === 0) return []
  const texts = new Map(sources.map((source) => [source.file, 'text' in source ? source.text : '']))
  const finders = new Map<string, ReturnType<typeof placeFinder>>()
  const finderOf = (file: string) => {
    const known = finders.get(file) ?? placeFinder(texts.get(file) ?? '')
    finders.set(file, known)
    return known
  }
  const diagnostics = new Map<string, Diagnostic>()
  for (const finding of findings) {
    const { file, pointer, code, message, suggestion = '' } = finding
    const key = [file, pointer, code, message].join('\n')
    if (diagnostics.has(key)) continue
    const finder = finderOf(file)
    const place = finding.offset === undefined ? finder.at(pointer, finding.atKey) : finder.atOffset(finding.offset)
    diagnostics.set(key, { file, ...place, pointer, code, message, suggestion })
  }
  return [...diagnostics.values()].sort(byPosition)
}

function byPosition(a: Diagnostic, b: Diagnostic): number {
  return compareText(a.file, b.file) || a.line - b.line || a.column - b.column || compareText(a.code, b.code)
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
