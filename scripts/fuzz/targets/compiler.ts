import { diagnosticCatalogue } from '../../../src/contract/index.ts'
import { compile, isError, type Source } from '../../../src/registry/index.ts'
import { buildRouteTable } from '../../../src/routing/route-table.ts'
import { compileTexts } from '../../../src/ui/compile-texts.ts'
import { formatText } from '../../../src/ui/format-text.ts'
import { type OddFile, oddRecords, oddTexts, siteWith } from '../inputs/odd-files.ts'
import { type Target, target } from '../target.ts'

/** Any records and texts must either compile or give located diagnostics. */
export const compilerTargets: readonly Target[] = [
  target('records', oddRecords, (file) => void compiled(siteWith(file))),
  target('texts', oddTexts, checkTexts),
]

/** Texts that compile must also render. */
export function checkTexts(file: OddFile): void {
  const { text } = file
  const inAllLanguages = siteWith(file).map((one) => (one.record.startsWith('locales/') ? { ...one, text } : one))
  if (compiled(inAllLanguages)) showTexts(text)
}

function compiled(sources: readonly Source[]) {
  const { manifest, diagnostics } = compile(sources)
  if ((manifest === undefined) !== diagnostics.some(isError))
    throw new Error('There must be either a manifest or errors, not both or neither.')
  for (const { code, line, column, message } of diagnostics) {
    const isPlaced = line >= 1 && column >= 1 && Object.hasOwn(diagnosticCatalogue, code)
    if (!isPlaced || /undefined|\[object/.test(message))
      throw new Error(`The diagnostic ${code} is unreadable: ${message}`)
  }
  if (manifest) buildRouteTable(JSON.parse(JSON.stringify(manifest)))
  return manifest
}

/** Renders each text of a file, with a value for each of its arguments. */
function showTexts(file: string): void {
  const { $schema: _, ...messages } = JSON.parse(file)
  const values = Object.fromEntries([...file.matchAll(/\{\s*([^\s,{}]+)/g)].map(([, name]) => [name, 1]))
  const texts = compileTexts(messages)
  for (const id of texts.keys()) formatText(texts.get(id) ?? '', 'en', values)
}
